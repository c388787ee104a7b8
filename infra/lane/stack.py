"""One lane as a stack of its own: it deploys, and fails to deploy, alone."""

from aws_cdk import Annotations, CfnOutput, RemovalPolicy, Stack
from aws_cdk import aws_dynamodb as dynamodb
from constructs import Construct

from infra.code import FunctionCode, Zips, function_code, of_lane
from infra.core.events import grant_announce
from infra.core.policies import producer_policy
from infra.core.stack import CoreStack
from infra.lane.agent_role import AgentRole
from infra.lane.intake import Intake
from infra.lane.lane_queue import LaneQueue
from infra.lane.names import pascal
from infra.lane.requirements import oversize, own_requirements, packages_here
from infra.lane.secrets import grant_read_secrets
from infra.lane.senders import SenderParameter, grant_read_senders
from infra.lane.version_parameter import VersionParameter
from infra.lane.worker import Worker
from infra.layer import PythonLayer
from infra.watch.dashboard import Section
from infra.watch.lane_watch import LaneWatch
from infra.worker_version import worker_version
from lambdas.core.config.lane import Lane
from lambdas.core.model.announcement import Told

# The lane whose agent changes the outside-world table.
SIMULATED = "simulated"
# Where the embedded stack finds a lane's own packages: see local/functions.py.
PACKAGES = "LAZARET_PACKAGES"


class LaneStack(Stack):
    def __init__(self, scope: Construct, *, core: CoreStack, lane: Lane, zips: Zips) -> None:
        deployment = core.deployment
        super().__init__(
            scope,
            deployment.lane_stack_id(lane.job_type),
            env=deployment.env,
            synthesizer=deployment.synthesizer,
            # A lane is retired before it is removed: until then its queues may hold jobs.
            termination_protection=deployment.protected and not lane.retired,
            description=f"Lazaret: the {lane.job_type} lane",
        )
        self.core = core
        self.lane = lane
        self.queues = LaneQueue(self, "Jobs", deployment=deployment, lane=lane)
        code = function_code(self, zips=zips, deployment=deployment, carried=of_lane(lane, agents=False))
        own = own_requirements(zips.sources.root, lane)
        self._own_layer = (
            PythonLayer(self, "OwnLayer", root=zips.sources.root, python=deployment.python, own=own)
            if own and not deployment.local
            else None
        )
        self._zips, self._layers = zips, code.layers
        version = worker_version(lane, zips.sources, deployment.python)
        self.worker = self._worker(code, version)
        VersionParameter(
            self,
            "WorkerVersion",
            deployment=deployment,
            job_type=lane.job_type,
            version=version,
            worker=self.worker,
        )
        self.intake = self._intake(code)
        self._senders()
        watch = self._watch()
        self.section = Section(lane=lane, alarms=watch.names, telling=watch.telling)
        if lane.retired:
            self._say_what_is_next()
        CfnOutput(self, f"{pascal(lane.job_type)}QueueUrl", value=self.queues.queue.queue_url)
        CfnOutput(self, f"{pascal(lane.job_type)}QueueArn", value=self.queues.queue.queue_arn)
        CfnOutput(self, f"{pascal(lane.job_type)}DeadQueueUrl", value=self.queues.dead.queue_url)

    def oversize(self) -> str:
        """Of the worker, once its layers are built. Layers that the lane names by ARN cannot be seen here."""
        layers = [*self._layers, *filter(None, [self._own_layer])]
        if not layers or not self.bundling_required:
            return ""
        archive, _ = self._zips.of("worker", of_lane(self.lane, agents=True))
        built = [each.built() for each in layers if isinstance(each, PythonLayer)]
        return oversize(self.lane.job_type, archive, built)

    def _senders(self) -> None:
        """Our own worker, for lanes that must know it; ours, for this lane if it must; and others, by a policy."""
        deployment, job_type = self.core.deployment, self.lane.job_type
        sender = f"lane/{job_type}"
        SenderParameter(self, "Sender", deployment=deployment, sender=sender, function=self.worker.function)
        if self.lane.producers:
            for function in (self.worker.function, self.intake.function):
                grant_read_senders(self, function, deployment=deployment)
        policy = producer_policy(self, "LaneProducers", deployment=deployment, job_types=[job_type])
        CfnOutput(self, f"{pascal(job_type)}ProducerPolicyArn", value=policy.managed_policy_arn)

    def _say_what_is_next(self) -> None:
        """Synth asks nobody, so it cannot count the letters: it says who can."""
        job_type = self.lane.job_type
        Annotations.of(self).add_warning_v2(
            "lazaret:retired",
            f"{job_type} is retired. `python -m ops lane left {job_type}` says how many letters and jobs it still has."
            f" When it has none, remove [{job_type}] from lanes.toml, deploy, and delete this stack.",
        )

    def _watch(self) -> LaneWatch:
        return LaneWatch(
            self,
            "Watch",
            deployment=self.core.deployment,
            lane=self.lane,
            topic=self.core.alerts.topic,
            log=self.intake.function.log_group,
        )

    @property
    def _environment(self) -> dict[str, str]:
        return {
            **self.core.function_environment,
            "JOB_TYPE": self.lane.job_type,
            "QUEUE_URL": self.queues.queue.queue_url,
            "DEAD_QUEUE_URL": self.queues.dead.queue_url,
        }

    def _worker(self, code: FunctionCode, version: str) -> Worker:
        core = self.core
        worker = Worker(
            self,
            "Worker",
            name=core.deployment.named(self.lane.job_type, "worker"),
            lane=self.lane,
            queues=self.queues,
            code=code,
            environment={**self.lane.environment, **self._environment, "WORKER_VERSION": version},
            enqueues=[core.deployment.queue_name(job_type) for job_type in self.lane.enqueues],
        )
        core.ledger.grant_work(
            worker.function,
            job_type=self.lane.job_type,
            foresees=bool(self.lane.foresee),
            triages=bool(self.lane.triage),
        )
        core.breakers.grant_work(worker.function, job_type=self.lane.job_type)
        core.notices.grant_send(worker.function)
        core.bucket.grant_work(worker.function, job_type=self.lane.job_type)
        grant_read_secrets(self, worker.function, self.lane)
        if core.deployment.local:
            self._find_packages_here(worker)
        else:  # the emulator has neither your layers nor your network
            worker.function.add_layers(*filter(None, [self._own_layer]))
            worker.add_layers(self.lane.layers)
            if self.lane.vpc.subnets:
                worker.place_in(self.lane.vpc)
        if Told.DONE in self.lane.events:
            grant_announce(self, worker.function, deployment=core.deployment, told=[Told.DONE])
        if self.lane.allow or self._changes_the_world:
            self._agent_role(worker)
        return worker

    def _find_packages_here(self, worker: Worker) -> None:
        folder = packages_here(self._zips.sources.root, self.lane)
        if folder is not None:
            worker.function.add_environment(PACKAGES, str(folder))

    @property
    def _changes_the_world(self) -> bool:
        return self.core.deployment.simulated and self.lane.job_type == SIMULATED

    def _agent_role(self, worker: Worker) -> None:
        role = AgentRole(self, "Agent", worker=worker, allow=self.lane.allow)
        if self._changes_the_world:
            self._outside_world(worker, role)

    def _outside_world(self, worker: Worker, role: AgentRole) -> None:
        """Stands for the systems that real agents change; the lane counts its effects there, and takes it along."""
        world = dynamodb.Table(
            self,
            "World",
            table_name=self.core.deployment.named("world"),
            partition_key=dynamodb.Attribute(name="pk", type=dynamodb.AttributeType.STRING),
            billing_mode=dynamodb.BillingMode.PAY_PER_REQUEST,
            removal_policy=RemovalPolicy.DESTROY,
        )
        world.grant(role.role, "dynamodb:GetItem", "dynamodb:UpdateItem")
        worker.function.add_environment("WORLD_TABLE", world.table_name)
        CfnOutput(self, "WorldTable", value=world.table_name)

    def _intake(self, code: FunctionCode) -> Intake:
        core = self.core
        intake = Intake(
            self,
            "Intake",
            name=core.deployment.named(self.lane.job_type, "intake"),
            dead=self.queues.dead,
            code=code,
            environment=self._environment,
            reserve=core.deployment.account_concurrency is not None,
        )
        core.ledger.grant_take_in(intake.function, job_type=self.lane.job_type)
        core.notices.grant_send(intake.function)
        core.bucket.grant_take_in(intake.function, job_type=self.lane.job_type)
        if Told.DEAD in self.lane.events:
            grant_announce(self, intake.function, deployment=core.deployment, told=[Told.DEAD])
        return intake
