"""The part of Kubernetes that `deploy/kubernetes/` uses, as a schema of our own.

Written from the reference of its API: an unknown field, a missing one or one of another type is
refused. It knows less than a cluster: no admission, no defaults, no limits of names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$")]
Path = Annotated[str, msgspec.Meta(pattern=r"^/")]
Port = Annotated[int, msgspec.Meta(ge=1, le=65_535)]
Seconds = Annotated[int, msgspec.Meta(ge=1)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """Every field is known."""


class Metadata(Strict):
    name: Name
    labels: dict[str, str] = {}


class Labels(Strict):
    labels: dict[str, str]


class Selector(Strict):
    match_labels: dict[str, str]


class KeyOf(Strict):
    name: Name
    key: str


class ValueFrom(Strict):
    secret_key_ref: KeyOf


class Variable(Strict):
    name: str
    value: str | None = None
    value_from: ValueFrom | None = None


class ContainerPort(Strict):
    container_port: Port
    name: Name


class HttpGet(Strict):
    path: Path
    port: Port | Name


class TcpSocket(Strict):
    port: Port | Name


class Probe(Strict):
    period_seconds: Seconds
    http_get: HttpGet | None = None
    tcp_socket: TcpSocket | None = None
    timeout_seconds: Seconds = 1
    failure_threshold: Seconds = 3


class Resources(Strict):
    requests: dict[str, str]
    limits: dict[str, str] = {}


class Mount(Strict):
    name: Name
    mount_path: Path
    read_only: bool = False


class Container(Strict):
    name: Name
    image: str
    command: list[str] = []
    args: list[str] = []
    env: list[Variable] = []
    ports: list[ContainerPort] = []
    readiness_probe: Probe | None = None
    liveness_probe: Probe | None = None
    startup_probe: Probe | None = None
    resources: Resources | None = None
    volume_mounts: list[Mount] = []


class Item(Strict):
    key: str
    path: str


class SecretVolume(Strict):
    secret_name: Name
    default_mode: Annotated[int, msgspec.Meta(ge=0, le=0o777)] = 0o644
    items: list[Item] = []


class ConfigMapVolume(Strict):
    name: Name


class Volume(Strict):
    name: Name
    secret: SecretVolume | None = None
    config_map: ConfigMapVolume | None = None


class Security(Strict):
    run_as_non_root: bool
    run_as_user: Annotated[int, msgspec.Meta(ge=1)]
    fs_group: Annotated[int, msgspec.Meta(ge=1)]


class Pod(Strict):
    containers: list[Container]
    enable_service_links: bool
    security_context: Security | None = None
    termination_grace_period_seconds: Seconds = 30
    restart_policy: Literal["Always", "OnFailure", "Never"] = "Always"
    volumes: list[Volume] = []


class Template(Strict):
    metadata: Labels
    spec: Pod


class ClaimSpec(Strict):
    access_modes: list[Literal["ReadWriteOnce", "ReadWriteMany"]]
    resources: Resources


class Claim(Strict):
    metadata: Metadata
    spec: ClaimSpec


class StatefulSetSpec(Strict):
    service_name: Name
    replicas: int
    selector: Selector
    template: Template
    pod_management_policy: Literal["OrderedReady", "Parallel"] = "OrderedReady"
    volume_claim_templates: list[Claim] = []


class DeploymentSpec(Strict):
    replicas: int
    selector: Selector
    template: Template


class JobSpec(Strict):
    template: Template
    backoff_limit: int = 6
    ttl_seconds_after_finished: int = 0


class ServicePort(Strict):
    name: Name
    port: Port
    target_port: Port | Name


class ServiceSpec(Strict):
    selector: dict[str, str]
    ports: list[ServicePort]
    type: Literal["ClusterIP", "LoadBalancer", "NodePort"] = "ClusterIP"
    cluster_ip: str = msgspec.field(default="", name="clusterIP")
    external_traffic_policy: Literal["", "Cluster", "Local"] = ""
    publish_not_ready_addresses: bool = False


class BudgetSpec(Strict):
    max_unavailable: int
    selector: Selector


class Thing(Strict):
    api_version: str
    kind: str
    metadata: Metadata


class StatefulSet(Thing):
    spec: StatefulSetSpec


class Deployment(Thing):
    spec: DeploymentSpec


class Job(Thing):
    spec: JobSpec


class Service(Thing):
    spec: ServiceSpec


class PodDisruptionBudget(Thing):
    spec: BudgetSpec


class Secret(Thing):
    type: str
    string_data: dict[str, str] = {}
    data: dict[str, str] = {}


KINDS: dict[tuple[str, str], type[Thing]] = {
    ("apps/v1", "StatefulSet"): StatefulSet,
    ("apps/v1", "Deployment"): Deployment,
    ("batch/v1", "Job"): Job,
    ("v1", "Service"): Service,
    ("v1", "Secret"): Secret,
    ("policy/v1", "PodDisruptionBudget"): PodDisruptionBudget,
}


def check(thing: dict[str, Any]) -> Thing:
    """Raises KeyError for an unknown kind, msgspec.ValidationError for what is wrong in it."""
    return msgspec.convert(thing, KINDS[thing["apiVersion"], thing["kind"]])
