"""What stands in deploy/: units, what an image is built from, clusters, alarms, the dashboard."""

from __future__ import annotations

import copy
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from project import kubernetes
from tablee.cli.serve import serve_command
from tablee.house.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("tablee.service", "tablee.socket", "tablee-backup.service", "tablee-backup.timer")
FILES = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
SETTINGS = {str(option.envvar) for option in serve_command.params}


# --- units ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    """Without its program, which is not installed here."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8").replace("/opt/tablee/bin/tablee", "/bin/true")
        (tmp_path / name).write_text(text, "utf-8")
    command = [analyze, "verify", "--man=no", str(tmp_path / unit)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    lines = [line for line in told.stderr.splitlines() if str(tmp_path) in line]
    assert lines == []


def test_the_backup_has_the_user_of_the_service_and_its_settings() -> None:
    service, backup = [(DEPLOY / name).read_text("utf-8") for name in (UNITS[0], UNITS[2])]
    for line in ("User=tablee", "DynamicUser=yes", "EnvironmentFile=-/etc/tablee/tablee.env"):
        assert line in service.splitlines()
        assert line in backup.splitlines()
    assert "ExecReload=/bin/kill -HUP $MAINPID" in service.splitlines()
    assert "postgresql.service" in service


# --- the image -----------------------------------------------------------------------------------


def ignored(path: str) -> bool:
    """As Docker reads the file, as far as ours goes: no `!`, and `**/` for any folder."""
    rules = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line]
    parts = path.split("/")
    heads = ["/".join(parts[: n + 1]) for n in range(len(parts))]
    return any(_fits(head, rule) for rule in rules if rule[0] != "#" for head in heads)


def _fits(path: str, rule: str) -> bool:
    if rule.startswith("**/"):
        return fnmatch(path.rpartition("/")[2], rule[3:])
    return fnmatch(path, rule)


def test_no_secret_is_copied_into_the_build_and_nothing_is_missing_there() -> None:
    for secret in ("deploy/key", "deploy/games.pem", "tablee.env", "data/key", "data/tables.db"):
        assert ignored(secret), secret
    command = ["git", "ls-files", "src", "client", "lexicon", "requirements", "tools", "*.py"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert len(told.stdout.splitlines()) > 500
    missing = [path for path in told.stdout.splitlines() if ignored(path)]
    assert all(path.startswith("tests/") for path in missing), missing


def test_what_the_processes_store_outlives_a_container() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    for name in ("house1", "house2"):
        assert compose["services"][name]["volumes"] == [f"{name}:/data"]
        assert name in compose["volumes"]


# --- clusters ------------------------------------------------------------------------------------


def things() -> Iterator[dict[str, Any]]:
    for file in FILES:
        yield from yaml.safe_load_all(file.read_text("utf-8"))


def test_every_object_of_the_cluster_keeps_to_the_schema() -> None:
    found = [kubernetes.check(thing) for thing in things()]
    kinds = {(thing.kind, thing.metadata.name) for thing in found}
    assert kinds == {
        ("StatefulSet", "house"),
        ("Service", "house"),
        ("PodDisruptionBudget", "house"),
        ("Deployment", "front"),
        ("Service", "front"),
        ("PodDisruptionBudget", "front"),
        ("Secret", "tablee"),
        ("Job", "tablee-migrate"),
    }


@pytest.mark.parametrize("wrong", ["unknown field", "other type", "no name"])
def test_the_schema_finds_what_is_wrong(wrong: str) -> None:
    thing = copy.deepcopy(next(one for one in things() if one["kind"] == "StatefulSet"))
    if wrong == "unknown field":
        thing["spec"]["template"]["spec"]["containers"][0]["livenessprobe"] = {}
    elif wrong == "other type":
        thing["spec"]["replicas"] = "two"
    else:
        del thing["metadata"]["name"]
    with pytest.raises(msgspec.ValidationError):
        kubernetes.check(thing)


def test_names_and_ports_of_the_cluster_fit_together() -> None:
    found = [kubernetes.check(thing) for thing in things()]
    labels = {}
    for thing in found:
        if isinstance(thing, kubernetes.StatefulSet | kubernetes.Deployment):
            pod = thing.spec.template
            assert thing.spec.selector.match_labels == pod.metadata.labels
            labels[thing.metadata.name] = pod
            volumes = {volume.name for volume in pod.spec.volumes}
            volumes |= {c.metadata.name for c in getattr(thing.spec, "volume_claim_templates", [])}
            for container in pod.spec.containers:
                assert {mount.name for mount in container.volume_mounts} == volumes
    for thing in found:
        if isinstance(thing, kubernetes.Service):
            pod = labels[thing.spec.selector["app"]]
            names = {port.name for box in pod.spec.containers for port in box.ports}
            assert {port.target_port for port in thing.spec.ports} <= names


def test_the_cluster_speaks_of_settings_that_exist() -> None:
    text = "".join(re.sub(r"#.*", "", file.read_text("utf-8")) for file in FILES)
    named = set(re.findall(r"\bTABLEE_[A-Z_]+\b", text))
    assert named
    assert named <= SETTINGS


# --- watching ------------------------------------------------------------------------------------

NAME = re.compile(r"\b(?:tablee|process)_[a-z_]+\b")


def told() -> set[str]:
    """The names in /metrics, with those of buckets and sums."""
    metrics = Metrics()
    metrics.refused("x")
    metrics.page_failed("error")
    text = metrics.render().decode()
    return {re.split(r"[{ ]", line)[0] for line in text.splitlines() if line[:1] != "#"}


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load((DEPLOY / "prometheus-rules.yaml").read_text("utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    read = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    found: list[dict[str, Any]] = read["panels"]
    return found


def test_alarms_and_dashboard_name_figures_that_exist() -> None:
    asked = [rule["expr"] for rule in rules()]
    asked += [target["expr"] for panel in panels() for target in panel["targets"]]
    named = {name for expression in asked for name in NAME.findall(expression)}
    assert len(named) > 20
    assert named <= told()


def test_every_figure_of_ours_is_on_the_dashboard() -> None:
    shown = {n for p in panels() for t in p["targets"] for n in NAME.findall(t["expr"])}
    assert {stem(name) for name in told() if name.startswith("tablee")} <= set(map(stem, shown))


def stem(name: str) -> str:
    return re.sub(r"_(bucket|sum|count|total|created)$", "", name)


def test_alarms_and_panels_are_whole() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules())
    for rule in rules():
        assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "warn")
        assert rule["annotations"]["summary"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in panels()}) == len(panels())
