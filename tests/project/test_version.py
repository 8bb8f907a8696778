"""The version comes from the tag, and from somewhere sensible where there is no tag."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import version

ROOT = Path(__file__).parents[2]
PERSON = ("GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL")


def git(folder: Path, *words: str) -> None:
    home = {"PATH": os.environ["PATH"], "HOME": str(folder), **dict.fromkeys(PERSON, "test")}
    subprocess.run(["git", *words], cwd=folder, env=home, check=True, capture_output=True)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("BUILD_VERSION", raising=False)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "commit", "--quiet", "--allow-empty", "--message", "first")
    return tmp_path


def test_a_clone_without_tags_is_on_the_way_to_the_next_release(clone: Path) -> None:
    assert version.find_version(clone) == f"{version.NEXT}.dev0"


def test_a_tagged_commit_is_that_release(clone: Path) -> None:
    git(clone, "tag", "v1.4.2")
    assert version.find_version(clone) == "1.4.2"


def test_commits_after_a_tag_are_on_the_way_to_the_next_patch(clone: Path) -> None:
    git(clone, "tag", "v1.4.2")
    git(clone, "commit", "--quiet", "--allow-empty", "--message", "second")
    assert re.fullmatch(r"1\.4\.3\.dev1\+g[0-9a-f]+", version.find_version(clone))


def test_other_tags_are_no_releases(clone: Path) -> None:
    git(clone, "tag", "very-nice")
    assert version.find_version(clone) == f"{version.NEXT}.dev0"


def test_a_folder_inside_another_project_does_not_take_its_tag(clone: Path) -> None:
    git(clone, "tag", "v9.9.9")
    inside = clone / "unpacked"
    inside.mkdir()
    assert version.find_version(inside) == f"{version.NEXT}.dev0"


def test_an_sdist_knows_its_version(clone: Path) -> None:
    (clone / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: tablee\nVersion: 3.1.0\n")
    assert version.find_version(clone) == "3.1.0"


def test_a_builder_without_git_is_told(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUILD_VERSION", "v2.0.1")
    assert version.find_version(clone) == "2.0.1"


def test_the_next_release_stands_in_the_changelog() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert headings[0] == version.NEXT


def test_sdist_and_wheel_carry_the_version_of_the_tag(clone: Path) -> None:
    """Built for real from a small tree with our own build files, then the wheel from the sdist."""
    plant(clone)
    git(clone, "add", "--all")
    git(clone, "commit", "--quiet", "--message", "tree")
    git(clone, "tag", "v7.8.9")
    build(clone, "sdist", clone / "dist")
    [sdist] = (clone / "dist").glob("tablee-7.8.9.tar.gz")
    unpacked = clone / "elsewhere"
    shutil.unpack_archive(sdist, unpacked, filter="data")
    build(unpacked / "tablee-7.8.9", "wheel", unpacked / "dist")
    [wheel] = (unpacked / "dist").glob("tablee-7.8.9-*.whl")
    facts = zipfile.ZipFile(wheel).read("tablee-7.8.9.dist-info/METADATA").decode()
    assert "\nVersion: 7.8.9\n" in facts


def plant(folder: Path) -> None:
    """What the build reads, with one module and without the page."""
    for name in ("pyproject.toml", "hatch_build.py", "version.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copy(ROOT / "LICENSES.md", folder / "LICENSES.md")
    (folder / "src" / "tablee").mkdir(parents=True)
    (folder / "src" / "tablee" / "__init__.py").write_text("")


def build(folder: Path, kind: str, into: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind]
    done = subprocess.run(
        [*command, "--directory", str(into)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_command_prints_the_version_it_was_built_as() -> None:
    told = subprocess.run(
        [str(Path(sys.executable).parent / "tablee"), "--version"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert re.fullmatch(r"tablee, version \d+\.\d+\.\d+(\.dev\d+)?(\+g[0-9a-f]+)?\n", told)
