"""Whole worlds of workers, sweeps and redrives in virtual time, with faults drawn from a seed."""
