"""`make upgrade-check`: what a deploy of this version would replace, delete or migrate in the deployed one."""
