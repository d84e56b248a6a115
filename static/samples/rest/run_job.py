#!/usr/bin/env python3
"""Submits a job request to a jadice flow controller, waits for the end of the job and saves the result.

  python3 run_job.py job-request.json [result.json]    submit the request, wait, fetch the result
  python3 run_job.py --job 18 [result.json]            do not submit: wait for job 18, fetch its result

Needs Python 3.9 or newer and no packages. Settings, output and exit codes are those of run-job.sh: FLOW_URL, FLOW_TOKEN,
FLOW_TOKEN_COMMAND, FLOW_USER, FLOW_PASSWORD, FLOW_DEADLINE, FLOW_HTTP_TIMEOUT, FLOW_POLL_MAX, FLOW_END_STATES; 0 finished, 1 ended with another
status, 2 invalid arguments, 3 HTTP or network error, 4 deadline.
"""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, Iterator, NoReturn, Optional

UNCLEAR = "The job might exist: check the Controller UI first."


class Stop(Exception):
    """Ends the program with an exit code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass
class Answer:
    """A complete answer, or status 0 and the reason why there is none."""

    status: int
    body: str
    unsent: bool = False  # the request did not leave this machine
    retry_after: int = 0  # seconds that the server asks to wait

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300


@dataclass
class Settings:
    url: str
    authorization: Optional[str]
    token_command: Optional[str]
    deadline: int
    http_timeout: int
    poll_max: int
    end_states: list[str]


@dataclass
class Call:
    request: Optional[str]
    job_id: Optional[str]
    result_file: str


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def is_token(text: str) -> bool:
    """A token is one word: neither empty nor, like the text of an error, with blanks or line breaks."""
    return re.fullmatch(r"\S+", text) is not None


def seconds(name: str, fallback: str) -> int:
    value = os.environ.get(name) or fallback
    if not re.fullmatch("[1-9][0-9]*", value):
        raise Stop(2, f"Not a number of seconds: {value}")
    return int(value)


def read_settings() -> Settings:
    token, user, password = (os.environ.get(name, "") for name in ("FLOW_TOKEN", "FLOW_USER", "FLOW_PASSWORD"))
    if token and not is_token(token):
        raise Stop(2, "FLOW_TOKEN is no token: it contains a blank or a line break.")
    if not token and user and not password:
        raise Stop(2, "FLOW_USER is set, FLOW_PASSWORD is not.")
    basic = "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode() if user else None
    url = os.environ.get("FLOW_URL") or "http://localhost:8080"
    return Settings(
        url=url[:-1] if url.endswith("/") else url,
        authorization=f"Bearer {token}" if token else basic,
        token_command=os.environ.get("FLOW_TOKEN_COMMAND"),
        deadline=seconds("FLOW_DEADLINE", "600"),
        http_timeout=seconds("FLOW_HTTP_TIMEOUT", "60"),
        poll_max=seconds("FLOW_POLL_MAX", "30"),
        end_states=os.environ.get("FLOW_END_STATES", "").split(),
    )


def usage() -> NoReturn:
    raise Stop(2, "expected job-request.json [result.json] or --job <job ID> [result.json]; see --help")


def parse(text: str) -> Any:
    """The value of a JSON text, or None; no answer of the controller is null."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def read_request(file: str) -> str:
    try:
        with open(file, encoding="utf-8", newline="") as stream:
            text = stream.read()
    except (OSError, UnicodeDecodeError):
        raise Stop(2, f"Cannot read {file}.") from None
    if text == "":
        raise Stop(2, f"{file} is empty.")
    if parse(text) is None:
        raise Stop(2, f"{file} is not valid JSON.")
    return text


def read_call(args: list[str]) -> Call:
    """Check everything before the job is submitted."""
    first, second, third = (args + ["", "", ""])[:3]
    resumes = first == "--job"
    if len(args) > (3 if resumes else 2):
        usage()
    if not re.fullmatch("[0-9]+", second) if resumes else first == "" or first.startswith("-"):
        usage()
    result_file = (third if resumes else second) or "result.json"
    request = None if resumes else read_request(first)
    if os.path.isdir(result_file):
        raise Stop(2, f"{result_file} is a folder.")
    if not os.access(result_file if os.path.exists(result_file) else os.path.dirname(result_file) or ".", os.W_OK):
        raise Stop(2, f"Cannot write {result_file}.")
    return Call(request, second if resumes else None, result_file)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Redirects are answers like others: a login page is not what was asked for."""

    def redirect_request(self, *_: Any) -> None:
        return None


OPENER = urllib.request.build_opener(NoRedirect)


def call_once(settings: Settings, method: str, path: str, body: Optional[str]) -> Answer:
    try:
        request = urllib.request.Request(
            settings.url + path, method=method, data=None if body is None else body.encode("utf-8")
        )
        request.add_header("Accept", "application/json")
        if body is not None:
            request.add_header("Content-Type", "application/json")
        if settings.authorization is not None:
            request.add_header("Authorization", settings.authorization)
        with OPENER.open(request, timeout=settings.http_timeout) as answer:
            return Answer(answer.status, answer.read().decode("utf-8", "replace"))
    except urllib.error.HTTPError as error:
        wait = error.headers.get("Retry-After", "")
        return Answer(
            error.code, error.read().decode("utf-8", "replace"), retry_after=int(wait) if re.fullmatch("[0-9]{1,6}", wait) else 0
        )
    except urllib.error.URLError as error:
        unsent = isinstance(error.reason, (str, ConnectionRefusedError, socket.gaierror, ssl.SSLCertVerificationError))
        return Answer(0, str(error.reason), unsent)
    except ValueError as error:  # the address is none
        return Answer(0, str(error), True)


def call(settings: Settings, method: str, path: str, body: Optional[str] = None) -> Answer:
    """One HTTP call; after 401, once more with a new token."""
    answer = call_in_time(settings, method, path, body)
    if answer.status == 401 and settings.token_command:
        command = subprocess.run(settings.token_command, shell=True, stdout=subprocess.PIPE, text=True)
        if command.returncode != 0:
            raise Stop(3, f"FLOW_TOKEN_COMMAND failed with exit status {command.returncode}.")
        token = command.stdout.strip()
        if not is_token(token):
            raise Stop(3, "FLOW_TOKEN_COMMAND printed no token: expected one word.")
        settings.authorization = f"Bearer {token}"
        answer = call_in_time(settings, method, path, body)
    return answer


def call_in_time(settings: Settings, method: str, path: str, body: Optional[str]) -> Answer:
    """The time-out of a socket is for one piece of the answer; this one includes the whole body."""
    answers: list[Answer] = []

    def run() -> None:
        try:
            answers.append(call_once(settings, method, path, body))
        except Exception as error:  # the answer stops in the middle, or is no HTTP
            answers.append(Answer(0, repr(error)))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(settings.http_timeout)
    return answers[0] if answers else Answer(0, f"No complete answer in {settings.http_timeout} s")


def field(value: Any, name: str) -> Any:
    return value.get(name) if isinstance(value, dict) else None


def submit(settings: Settings, request: str) -> str:
    """Sent once only: a repeated submission could start the same work twice."""
    answer = call(settings, "POST", "/job/create", request)
    if answer.unsent:
        raise Stop(3, f"Cannot reach {settings.url}. Nothing was submitted. {answer.body}")
    if answer.status == 0:
        raise Stop(3, f"No response to the submission. {UNCLEAR} {answer.body}")
    if answer.status >= 500:
        raise Stop(3, f"HTTP {answer.status}. {UNCLEAR} {answer.body}")
    if not answer.is_success:
        raise Stop(3, f"The controller rejected the job request, HTTP {answer.status}: {answer.body}")
    job_id = str(field(parse(answer.body), "jobExecutionID"))
    if not re.fullmatch("[0-9]+", job_id):
        raise Stop(3, f"The response contains no jobExecutionID: {answer.body}")
    say(f"Job {job_id} submitted.")
    return job_id


def await_end(settings: Settings, job_id: str, again: str) -> None:
    """Polls with growing pauses until the job is finished; goes on after network and server errors."""
    give_up_at = time.monotonic() + settings.deadline
    last = ""
    pause = 1
    while True:
        answer = call(settings, "GET", f"/job/execution/{job_id}")
        if answer.is_success:
            status = field(parse(answer.body), "status")
            if not isinstance(status, str) or status == "":
                raise Stop(3, f"The response contains no status. Compare it with your Swagger UI: {answer.body}")
            if status != last:
                say(f"Job {job_id}: {status}")
            last = status
            if status == "FINISHED":
                return
            if status in settings.end_states:
                raise Stop(1, f"Job {job_id} ended with status {status}.")
        elif answer.status in (0, 429) or answer.status >= 500:
            pause = max(pause, answer.retry_after)
            say(f"No usable response (HTTP {answer.status}). Retrying in {pause} s.")
        else:
            raise Stop(3, f"Cannot read job {job_id}, HTTP {answer.status}: {answer.body}")
        if time.monotonic() + pause > give_up_at:
            raise Stop(
                4,
                f"Job {job_id} is not finished after {settings.deadline} s, last status: {last or 'unknown'}. "
                f"If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: {again}",
            )
        time.sleep(pause)
        pause = min(pause * 2, settings.poll_max)


def addresses_in(value: Any) -> Iterator[str]:
    """Texts of all fields `url`, in the order of the answer, without those of parts that were processed."""
    if isinstance(field(value, "url"), str) and field(value, "type") != "META":
        yield value["url"]
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from addresses_in(child)


def main(args: list[str]) -> None:
    what = read_call(args)
    settings = read_settings()
    job_id = what.job_id or submit(settings, what.request or "")
    again = f"FLOW_URL='{settings.url}' python3 run_job.py --job {job_id} '{what.result_file}'"
    await_end(settings, job_id, again)
    answer = call(settings, "GET", f"/job/result/{job_id}")
    if not answer.is_success:
        raise Stop(3, f"Cannot fetch the result, HTTP {answer.status}. Try again with: {again}")
    result = parse(answer.body)
    if result is None:
        raise Stop(3, f"The response is not JSON. Compare it with your Swagger UI: {answer.body[:500]}")
    target = os.open(what.result_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(target, "w", encoding="utf-8", newline="") as stream:
        stream.write(answer.body)
    say(f"Result saved in {what.result_file}. URLs of new documents:")
    for address in addresses_in(result):
        sys.stdout.buffer.write((address + os.linesep).encode("utf-8"))


if __name__ == "__main__":
    try:
        if sys.argv[1:2] in (["--help"], ["-h"]):
            print(__doc__.strip())
        else:
            main(sys.argv[1:])
    except Stop as stop:
        say(f"Error: {stop}")
        sys.exit(stop.code)
    except OSError as error:
        say(f"Error: {error}")
        sys.exit(3)
    except KeyboardInterrupt:
        sys.exit(130)
