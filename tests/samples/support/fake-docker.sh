#!/bin/sh
# Stands for `docker` in the tests of backup.sh and restore.sh. FAKE_STATE is a folder with what a Docker host keeps:
#   PROJECT.running          services that run, one a line
#   PROJECT.directory        folder that the containers were started from
#   PROJECT_flow-db-data     volume of the database: the file is the dump of what is in it
#   calls                    every call, one a line
#   hold                     as long as this file is there, a dump does not end
# docker-compose.yaml of a stand-in is the output of `docker compose config`, with @PWD@ for its folder.
set -u
printf '%s\n' "$*" >>"$FAKE_STATE/calls"

dump() {
  while [ -e "$FAKE_STATE/hold" ]; do sleep 0.05; done
  cat "$FAKE_STATE/$1_flow-db-data"
}
filtered() { printf '%s\n' "$*" | sed -n 's/.*compose\.project=\([^ ]*\).*/\1/p'; }
project() {
  name=$(sed -n 's/^COMPOSE_PROJECT_NAME=//p' .env 2>/dev/null | tail -n 1)
  printf '%s\n' "${name:-$(sed -n 's/^name: //p' docker-compose.yaml)}"
}
run_compose() {
  if [ "$1" = --project-name ]; then
    given=$2
    shift 2
    case $1 in
      logs) echo "the logs of $given" ;;
      down) rm -f "$FAKE_STATE/$given.running" ;;
    esac
    exit 0
  fi
  [ -f docker-compose.yaml ] || { echo "no configuration file provided: not found" >&2 && exit 14; }
  name=$(project)
  running=$FAKE_STATE/$name.running
  case $1 in
    config)
      sed "s|@PWD@|$PWD|; s|^name: .*|name: $name|; s|@NAME@|$name|" docker-compose.yaml |
        { if grep -q '^COMPOSE_FILE=.*compose.trial.yaml$' .env; then grep -v published; else cat; fi; }
      ;;
    ps) cat "$running" ;;
    stop | start)
      action=$1
      shift
      for service in "$@"; do
        sed -i "/^$service\$/d" "$running"
        [ "$action" = stop ] || echo "$service" >>"$running"
      done
      ;;
    exec) dump "$name" ;;
    up)
      echo flow-db >>"$running"
      [ -e "$FAKE_STATE/${name}_flow-db-data" ] || : >"$FAKE_STATE/${name}_flow-db-data"
      ;;
  esac
}

case $1 in
  compose)
    shift
    run_compose "$@"
    ;;
  ps)
    name=$(filtered "$*")
    case $* in
      *--format*) cat "$FAKE_STATE/$name.directory" 2>/dev/null ;;
      *) grep -qxF flow-db "$FAKE_STATE/$name.running" 2>/dev/null && echo "$name" ;;
    esac
    ;;
  exec)
    case $* in
      *mariadb-dump*) dump "$3" ;;
      *) cat >"$FAKE_STATE/$3_flow-db-data" ;;
    esac
    ;;
  volume)
    name=$(filtered "$*")
    case $2 in
      ls) [ ! -e "$FAKE_STATE/${name}_flow-db-data" ] || echo "${name}_flow-db-data" ;;
      rm) rm "$FAKE_STATE/$3" ;;
    esac
    ;;
esac
