#!/bin/sh
# Restores a backup of backup.sh. Checks the whole backup before it changes anything. Run it as root:
#
#   ./restore.sh /mnt/backup/flow-ocr-20250610-020000             in the directory of the stack, or in an empty one on a new host
#   ./restore.sh /mnt/backup/flow-ocr-20250610-020000 --trial     next to the stack: another name and folder, no ports, no network
#
#   --dry-run                only check the backup
#   --trial                  restore into a separate, isolated stack
#   --to DIR                 folder of the trial                                     (./trial-<name of the backup>)
#   --only PARTS             of config,database,store; the rest stays as it is       (all that the backup has)
#   --identity FILE          file with the age key                                   ($FLOW_BACKUP_IDENTITY)
#   --database-options FILE  for MariaDB outside the stack: options file with host, user and password
#   --discard-database       continue even if the current database cannot be saved
#   --yes                    do not ask
#
# The current state is saved in before-restore-<time>: files, logs and a dump of the database. The controller is not started.
# Documents on another file system stay on it, in a before-restore-<time> of their own: the output names it.
# FLOW_DB_NAME is the name of a database outside the stack (jadice_flow). COMPOSE_FILE and COMPOSE_PROJECT_NAME are read only from .env.
# Exit codes: 0 done, 1 failed, 2 invalid arguments, 3 not the expected stack, or a tool is missing, 4 another run is active,
# 5 not enough space, 6 the backup is damaged or incomplete. With 2 to 6, nothing has been changed.
# shellcheck disable=SC2015 # "A && B || die": also when B fails.
set -u

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac
umask 077
export LC_ALL=C
unset COMPOSE_FILE COMPOSE_PROJECT_NAME

die() {
  code=$1
  shift
  printf 'restore.sh: %s\n' "$*" >&2
  exit "$code"
}

backup='' trial='' folder='' only='' identity=${FLOW_BACKUP_IDENTITY:-} options='' discard='' yes='' dry=''
while [ $# -gt 0 ]; do
  case $1 in
    --to | --only | --identity | --database-options) [ -n "${2:-}" ] || die 2 "$1 needs a value" ;;
  esac
  case $1 in
    --to) folder=$2 && shift ;;
    --only) only=$2 && shift ;;
    --identity) identity=$2 && shift ;;
    --database-options) options=$2 && shift ;;
    --trial) trial=yes ;;
    --discard-database) discard=yes ;;
    --yes) yes=yes ;;
    --dry-run) dry=yes ;;
    -*) die 2 "unknown option: $1. See --help" ;;
    *) [ -z "$backup" ] && backup=$1 || die 2 "only one backup is allowed" ;;
  esac
  shift
done
[ -n "$backup" ] || die 2 "no backup given; usage: ./restore.sh DIRECTORY [options]"
[ -z "$folder" ] || [ -n "$trial" ] || die 2 "--to is for --trial"
[ -z "$options" ] || [ -z "$trial" ] || die 2 "a trial never uses a database outside its stack"
given=$backup
backup=$(cd -P "$given" 2>/dev/null && pwd) || die 2 "no such directory: $given; expected one that backup.sh wrote"
cd -P . || die 3 "cannot enter this directory"
for tool in docker tar gzip sha256sum flock awk; do
  command -v "$tool" >/dev/null 2>&1 || die 3 "$tool is not installed"
done
work=$(mktemp -d) || die 1 "cannot create a temporary directory"
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# 1. Check the whole backup before any change.
value() { sed -n "s/^$1=//p" "$backup/MANIFEST"; }
[ "$(value format 2>/dev/null)" = flow-backup-1 ] || die 6 "$backup is not a backup of backup.sh, or was not finished: its MANIFEST is missing"
[ -f "$backup/SHA256SUMS" ] || die 6 "SHA256SUMS is missing"
(cd "$backup" && sha256sum -c SHA256SUMS) >"$work/sums" 2>&1 || die 6 "wrong checksum: $(grep -v ': OK$' "$work/sums")"
project=$(value project) parts=$(value parts) cipher=$(value cipher)
case $cipher in
  no) plain() { cat "$1"; } ;;
  gpg) plain() { gpg --batch --quiet --decrypt "$1.gpg"; } ;;
  age)
    [ -r "$identity" ] || die 2 "the backup is encrypted with age: give --identity or FLOW_BACKUP_IDENTITY"
    plain() { age --decrypt --identity "$identity" "$1.age"; }
    ;;
  *) die 6 "unknown cipher in MANIFEST: $cipher" ;;
esac
[ "$cipher" = no ] || command -v "$cipher" >/dev/null 2>&1 || die 3 "$cipher is not installed"
# unpack FILE: prints its content, which is complete only if "$work/whole" exists at the end.
unpack() {
  rm -f "$work/plain" "$work/whole"
  { plain "$backup/$1" && : >"$work/plain"; } | gzip -dc && [ -e "$work/plain" ] && : >"$work/whole"
}
check_archive() {
  unpack "$1.tar.gz" 2>"$work/error" | tar -tf - >"$work/names" 2>>"$work/error" || die 6 "$1 cannot be read: $(cat "$work/error")"
  [ -e "$work/whole" ] || die 6 "$1 cannot be read: $(cat "$work/error")"
  [ "$(wc -l <"$work/names")" -eq "$(value "$1-entries")" ] || die 6 "$1 does not contain its $(value "$1-entries") entries"
  ! grep -qE '^/|(^|/)\.\.(/|$)' "$work/names" || die 6 "$1 contains a path outside its folder"
  unpack "$1.tar.gz" | tar -tvf - --numeric-owner | awk '{ print $2 }' | sort -u >>"$work/owners"
}
: >"$work/owners"
for part in $parts; do
  case $part in
    config) check_archive config && cp "$work/names" "$work/config-names" ;;
    store) check_archive store ;;
    database)
      unpack database.sql.gz 2>"$work/error" |
        awk '/^CREATE TABLE/ { tables++ } NF { last = $0 } END { print tables + 0, last }' >"$work/dump"
      [ -e "$work/whole" ] || die 6 "the dump cannot be read: $(cat "$work/error")"
      read -r tables last <"$work/dump"
      case $last in '-- Dump completed'*) ;; *) die 6 "the dump is incomplete: it ends with '$last'" ;; esac
      [ "$tables" -gt 0 ] && [ "$tables" = "$(value database-tables)" ] || die 6 "the dump contains $tables tables"
      ;;
    *) die 6 "unknown part in MANIFEST: $part" ;;
  esac
done
[ -s "$work/config-names" ] || die 6 "the backup contains no configuration"
echo "Good: $backup, of the stack $project, $(value created): $parts"
wanted() {
  case " $parts " in *" $1 "*) ;; *) return 1 ;; esac
  case ",${only:-$1}," in *",$1,"*) ;; *) return 1 ;; esac
}
for part in $(printf '%s' "$only" | tr ',' ' '); do
  wanted "$part" || die 2 "--only $part: the backup has $parts"
done
[ -z "$trial" ] || wanted config || die 2 "a trial needs the configuration"

# 2. Check the target.
if [ "$(id -u)" -ne 0 ]; then
  awk -F / -v user="$(id -u)" -v groups=" $(id -G) " '$1 != user || !index(groups, " " $2 " ")' "$work/owners" | grep -q . &&
    die 3 "the backup contains files of other users: run this script as root"
fi
target=$PWD name=$project
if [ -n "$trial" ]; then
  name=$project-trial
  target=${folder:-trial-$(basename "$backup")}
  case $target in /*) ;; *) target=$PWD/$target ;; esac
  [ ! -e "$target" ] || die 3 "$target already exists: remove the last trial first"
else
  docker ps --filter "label=com.docker.compose.project=$project" --format '{{.Label "com.docker.compose.project.working_dir"}}' |
    grep -vxF "$PWD" >"$work/elsewhere" && die 3 "the stack $project runs in $(head -n 1 "$work/elsewhere"), not here"
  if docker compose config >"$work/config" 2>"$work/error"; then
    present=$(sed -n 's/^name: *//p' "$work/config" | tr -d "\"'" | head -n 1)
    [ "$present" = "$project" ] || die 3 "the stack in $PWD is $present, the backup is of $project"
  elif ! wanted config; then
    die 3 "no stack in $PWD: $(cat "$work/error")"
  fi
fi
volume() {
  docker volume ls --quiet --filter "label=com.docker.compose.project=$name" --filter label=com.docker.compose.volume=flow-db-data
}
[ -z "$trial" ] || [ -z "$(volume)" ] || die 3 "the volume $(volume) of an earlier trial still exists: docker volume rm $(volume)"
# unpack_into PART FOLDER [OPTION...]
unpack_into() {
  part=$1 into=$2
  shift 2
  unpack "$part.tar.gz" | tar -xpf - --numeric-owner -C "$into" "$@" && [ -e "$work/whole" ] || die 1 "cannot unpack $part into $into"
}
# The folder that the data store of the stack in this directory has.
store_folder() {
  awk '/^ +source: \// { source = $0; sub(/^ +source: /, "", source) }
    /^ +target: \/data\/neverpile-eureka_default$/ { print source; exit }' "$1" | tr -d '"'
}
# Where the documents are now. Only the part of the data store replaces them, although earlier configurations can contain a copy.
documents=''
[ -n "$trial" ] || documents=$(store_folder "$work/config")
store=${documents:-$target/eureka-data}
documents=${documents#"$PWD"/}
documents=${documents:-eureka-data}
file_system() { stat -c %d "$1"; }
# What the configuration of the backup replaces.
: >"$work/present"
if [ -z "$trial" ] && wanted config; then
  { cut -d / -f 2 "$work/config-names" && ls -d .env ./*compose*.yaml ./*compose*.yml ./*-config 2>/dev/null; } |
    sed 's|^\./||; /^$/d' | sort -u | grep -vxF "$documents" >"$work/present"
  while IFS= read -r file; do
    case $documents in "$file"/*) inner=$documents ;; *) inner=$file ;; esac
    [ ! -e "$inner" ] || [ "$(file_system "$inner")" = "$(file_system .)" ] ||
      die 3 "$inner is on another file system, so $file cannot be moved away: use --only database,store, or unmount $inner"
  done <"$work/present"
  # The configuration of the backup can have another folder for the documents.
  mkdir "$work/stack" && unpack_into config "$work/stack" --anchored --no-wildcards --exclude="./$documents"
  (cd "$work/stack" && docker compose config) >"$work/coming" 2>/dev/null && coming=$(store_folder "$work/coming") || coming=''
  case $coming in
    '') ;;
    "$work/stack"/*) store=$PWD/${coming#"$work/stack"/} ;;
    *) store=$coming ;;
  esac
fi
# existing FOLDER: prints it or, as long as it is missing, the one above it.
existing() {
  above=$1
  while [ ! -d "$above" ]; do above=$(dirname "$above"); done
  (cd -P "$above" && pwd)
}
# check_room FOLDER FILE...
check_room() {
  place=$1
  shift
  needed=$(du -skc "$@" | awk 'END { print $1 }')
  free=$(df -Pk "$place" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$needed" ] || die 5 "not enough space in $place: $free KiB are free, at least $needed KiB are needed"
}
room=$(existing "$target") store=$(existing "$store")
if wanted store && [ "$(file_system "$room")" = "$(file_system "$store")" ]; then
  check_room "$room" "$backup"
else
  check_room "$room" --exclude='store.tar.gz*' "$backup"
  ! wanted store || check_room "$store" "$backup"/store.tar.gz*
fi
[ -z "$dry" ] || exit 0
if [ -z "$trial$yes" ]; then
  [ -t 0 ] || die 2 "no terminal to confirm: use --yes"
  printf 'This stops the stack %s and replaces its content. Type its name to continue: ' "$project"
  read -r answer && [ "$answer" = "$project" ] || die 2 "nothing has been changed"
fi
! wanted store || [ -w "$store" ] || die 3 "cannot write into $store"
(: >>.flow-backup.lock) 2>/dev/null || die 3 "cannot write into $PWD: run this script as root"
exec 9>>.flow-backup.lock
flock -n 9 || die 4 "another backup or restore of this stack is running"

database=${FLOW_DB_NAME:-jadice_flow}
# in_database COMMAND: runs it in the container of the database of stack $name.
in_database() {
  id=$(docker ps --quiet --filter "label=com.docker.compose.project=$name" --filter label=com.docker.compose.service=flow-db)
  [ -n "$id" ] && docker exec -i "$id" sh -c "$1"
}

# 3. Move the current state away.
if [ -z "$trial" ]; then
  until aside=$PWD/before-restore-$(date +%Y%m%d-%H%M%S) && [ ! -e "$aside" ]; do sleep 1; done
  mkdir "$aside" || die 1 "cannot create $aside"
  echo "The current state is saved in $aside"
  (cd "$work" && docker compose --project-name "$name" logs --no-color --timestamps) >"$aside/logs.txt" 2>&1
  if wanted database && [ -z "$discard" ]; then
    if [ -n "$options" ]; then
      mariadb-dump --defaults-extra-file="$options" --single-transaction --databases "$database" >"$aside/database.sql" 2>"$work/error"
    elif [ -n "$(volume)" ]; then
      docker compose up -d --wait flow-db >"$work/error" 2>&1
      # shellcheck disable=SC2016 # The variables are those of the container.
      in_database 'MYSQL_PWD="$MARIADB_PASSWORD" mariadb-dump --user="$MARIADB_USER" --single-transaction --databases "$MARIADB_DATABASE"' \
        </dev/null >"$aside/database.sql" 2>>"$work/error"
    else
      echo '-- Dump completed: there was no database' >"$aside/database.sql"
    fi
    if ! tail -n 1 "$aside/database.sql" | grep -q '^-- Dump completed'; then
      rm -rf "$aside"
      die 1 "the current database cannot be saved; nothing has been replaced. To discard it, add --discard-database. $(cat "$work/error")"
    fi
  fi
  (cd "$work" && docker compose --project-name "$name" down --remove-orphans) >"$work/error" 2>&1 ||
    die 1 "cannot stop the stack, nothing has been replaced: $(cat "$work/error")"
  if wanted config; then
    while IFS= read -r file; do
      [ ! -e "$file" ] || mv "$file" "$aside/" || die 1 "cannot move $file into $aside"
    done <"$work/present"
    # A folder of the configuration can be around the documents.
    if ! wanted store && [ -e "$aside/$documents" ]; then
      mkdir -p "$(dirname "$documents")" && mv "$aside/$documents" "$documents" || die 1 "cannot move $documents back from $aside"
    fi
  fi
else
  mkdir -p "$target" || die 1 "cannot create $target"
fi

# 4. Restore configuration, data store and database.
! wanted config || unpack_into config "$target" --anchored --no-wildcards --exclude="./$documents"
cd "$target" || die 1 "cannot enter $target"
if [ -n "$trial" ]; then
  sed -i.orig 's/^COMPOSE_PROJECT_NAME=/#&/' .env && rm -f .env.orig
  docker compose config >"$work/config" 2>"$work/error" || die 1 "the configuration of the backup is invalid: $(cat "$work/error")"
  awk 'BEGIN { print "# Written by restore.sh --trial: no ports, no external network, no automatic restart." }
    /^[^ ]/ { section = $1; named = 0 }
    /^  [^ ].*:$/ && (section == "services:" || section == "networks:") {
      if (!named++) print section
      print
      print section == "services:" ? "    ports: !reset []\n    restart: \"no\"" : "    internal: true"
    }' "$work/config" >compose.trial.yaml
  files=$(sed -n 's/^COMPOSE_FILE=//p' .env | tail -n 1)
  separator=$(sed -n 's/^COMPOSE_PATH_SEPARATOR=//p' .env | tail -n 1)
  if [ -z "$files" ]; then
    for file in compose.yaml compose.yml docker-compose.yaml docker-compose.yml; do
      [ ! -f "$file" ] || { files=$file && break; }
    done
    [ ! -f "${files%.*}.override.${files##*.}" ] || files=$files${separator:-:}${files%.*}.override.${files##*.}
  fi
  printf '\nCOMPOSE_PROJECT_NAME=%s\nCOMPOSE_FILE=%s%scompose.trial.yaml\n' "$name" "$files" "${separator:-:}" >>.env
fi
docker compose config >"$work/config" 2>"$work/error" || die 1 "the configuration of the backup is invalid: $(cat "$work/error")"
if [ -n "$trial" ]; then
  {
    grep -nE '^ +(container_name|network_mode|published):|^ +external: true' "$work/config"
    grep -E '^ +(source|file): "?/' "$work/config" | grep -vF ": $target/"
    grep -E "^name: " "$work/config" | grep -vxF "name: $name"
    awk '/^[^ ]/ { section = $0 } section == "volumes:" && /^    name: /' "$work/config" | grep -vF "name: ${name}_"
  } >"$work/shared"
  if [ -s "$work/shared" ]; then
    cd / && rm -rf "$target"
    die 3 "a trial would share this with the stack: $(cat "$work/shared")"
  fi
fi
if wanted store; then
  store=$(store_folder "$work/config")
  [ -n "$store" ] || die 1 "the configuration names no folder for the data store"
  case $store in
    "$documents" | "$PWD/$documents") ;;
    *) [ ! -d "$documents" ] || echo "Not replaced: the documents in $documents, because the configuration of the backup has $store" ;;
  esac
  if [ -z "$trial" ] && [ -d "$store" ]; then
    # The folder can be a mount point or a link, so only its content moves, and within its file system.
    store=$(cd -P "$store" && pwd) || die 1 "cannot enter $store"
    for place in "$PWD" "$(dirname "$store")" "$store"; do
      [ "$(file_system "$place")" != "$(file_system "$store")" ] || break
    done
    saved=$place/${aside##*/}/${store##*/}
    mkdir -p "$saved" && chown --reference="$store" "$saved" && chmod --reference="$store" "$saved" &&
      find "$store" -mindepth 1 -maxdepth 1 ! -name lost+found ! -name 'before-restore-[0-9]*' -exec mv -t "$saved" {} + ||
      die 1 "cannot move the documents from $store into $saved"
    [ "$place" = "$PWD" ] || echo "The current documents are saved in $saved"
  fi
  mkdir -p "$store" && unpack_into store "$store"
fi
load() {
  unpack database.sql.gz | "$@" 2>"$work/error" && [ -e "$work/whole" ] || die 1 "cannot load the database: $(cat "$work/error")"
}
if wanted database && [ -n "$options" ]; then
  mariadb --defaults-extra-file="$options" --execute="DROP DATABASE IF EXISTS \`$database\`" || die 1 "cannot drop the current database"
  load mariadb --defaults-extra-file="$options"
elif wanted database && grep -q '^  flow-db:$' "$work/config"; then
  # A new volume: passwords and settings of the database are those of .env again.
  [ -z "$(volume)" ] || docker volume rm "$(volume)" >/dev/null || die 1 "cannot remove the volume of the database"
  docker compose up -d --wait flow-db >"$work/error" 2>&1 || die 1 "flow-db does not start: $(cat "$work/error")"
  # shellcheck disable=SC2016 # The variable is that of the container.
  load in_database 'MYSQL_PWD="$MARIADB_ROOT_PASSWORD" mariadb --user=root'
elif wanted database; then
  echo "Not loaded: the dump of a database outside the stack."
fi
echo "Restored in $target. The controller is not started."
[ -z "$trial" ] || echo "Remove the trial: cd $target && docker compose down --volumes && cd .. && rm -rf $target"
