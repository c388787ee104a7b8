"""One lane as a stack of its own: it deploys, and fails to deploy, alone."""

from aws_cdk import CfnOutput, Stack
from constructs import Construct

from infra.closure import Sources
from infra.code import FunctionCode
from infra.core.stack import CoreStack
from infra.lane.agent_role import AgentRole
from infra.lane.intake import Intake
from infra.lane.lane_queue import LaneQueue
from infra.lane.version_parameter import VersionParameter
from infra.lane.worker import Worker
from infra.worker_version import worker_version
from lambdas.core.config.lane import Lane

# The lane whose agent changes the outside-world table.
SIMULATED = "simulated"


def pascal(job_type: str) -> str:
    return "".join(part.capitalize() for part in job_type.split("-"))


class LaneStack(Stack):
    def __init__(self, scope: Construct, *, core: CoreStack, lane: Lane, sources: Sources) -> None:
        deployment = core.deployment
        super().__init__(
            scope,
            deployment.lane_stack_id(lane.job_type),
            # A lane is retired before it is removed: until then its queues may hold jobs.
            termination_protection=not (deployment.local or lane.retired),
            description=f"Lazaret: the {lane.job_type} lane",
        )
        self.core = core
        self.lane = lane
        self.queues = LaneQueue(self, "Jobs", deployment=deployment, lane=lane)
        code = FunctionCode(self, "Code", root=sources.root, tops=core.shipped, layer=not deployment.local)
        version = worker_version(lane, sources)
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
        CfnOutput(self, f"{pascal(lane.job_type)}QueueUrl", value=self.queues.queue.queue_url)
        CfnOutput(self, f"{pascal(lane.job_type)}DeadQueueUrl", value=self.queues.dead.queue_url)

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
            environment={**self._environment, "WORKER_VERSION": version},
            enqueues=[core.deployment.queue_name(job_type) for job_type in self.lane.enqueues],
        )
        core.ledger.grant_work(worker.function, job_type=self.lane.job_type)
        core.breakers.grant_work(worker.function, job_type=self.lane.job_type)
        core.alerts.grant_tell(worker.function)
        core.notices.grant_send(worker.function)
        core.bucket.grant_work(worker.function)
        if self.lane.allow or self._changes_the_world:
            self._agent_role(worker)
        return worker

    @property
    def _changes_the_world(self) -> bool:
        return self.core.world is not None and self.lane.job_type == SIMULATED

    def _agent_role(self, worker: Worker) -> None:
        role = AgentRole(self, "Agent", worker=worker, allow=self.lane.allow)
        if self._changes_the_world and self.core.world is not None:
            self.core.world.grant(role.role, "dynamodb:GetItem", "dynamodb:UpdateItem")
            worker.function.add_environment("WORLD_TABLE", self.core.world.table_name)

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
        core.bucket.grant_take_in(intake.function)
        return intake
