#!/bin/sh
# Backs up a jadice flow stack of Docker Compose: configuration, database (MariaDB) and data store, into one checked directory.
# restore.sh restores it, and is copied next to the backups. Run it as root in the directory of your docker-compose.yaml:
#
#   ./backup.sh --to /mnt/backup --keep 14
#
#   --to DIR                 where the backup goes                                         (./backup)
#   --keep N                 afterwards, delete each backup of this stack that has N newer ones with at least its parts (keep all)
#   --encrypt                encrypt with age or gpg, for the key of --recipient
#   --recipient KEY          age or SSH public key, or a gpg key                           ($FLOW_BACKUP_RECIPIENT)
#   --without-database       for a database in memory, or one that is saved in another way
#   --database-options FILE  for MariaDB outside the stack: options file with host, user and password
#   --without-store          for S3, or if you take a snapshot right after this script; stops nothing
#   --dry-run                only check the prerequisites; write and stop nothing
#
# Use a separate folder for each stack: --keep counts all backups of the same project name.
# It stops the running services that write (all except database, proxy and monitoring), and starts them again.
# FLOW_DB_NAME is the name of a database outside the stack (jadice_flow). COMPOSE_FILE and COMPOSE_PROJECT_NAME are read only from .env.
# Exit codes: 0 done, 1 failed, 2 invalid arguments, 3 not the expected stack, or a tool is missing, 4 another run is active,
# 5 not enough space, 6 the written backup is damaged. With any code except 0, there is no new backup, and no old one is deleted.
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
  printf 'backup.sh: %s\n' "$*" >&2
  exit "$code"
}

to=backup keep='' encrypt='' recipient=${FLOW_BACKUP_RECIPIENT:-} database=yes options='' store=yes dry=''
while [ $# -gt 0 ]; do
  case $1 in
    --to | --keep | --recipient | --database-options) [ -n "${2:-}" ] || die 2 "$1 needs a value" ;;
  esac
  case $1 in
    --to) to=$2 && shift ;;
    --keep) keep=$2 && shift ;;
    --recipient) recipient=$2 && shift ;;
    --database-options) options=$2 && shift ;;
    --encrypt) encrypt=yes ;;
    --without-database) database='' ;;
    --without-store) store='' ;;
    --dry-run) dry=yes ;;
    *) die 2 "unknown option: $1. See --help" ;;
  esac
  shift
done
case $keep in *[!0-9]* | 0*) die 2 "--keep needs a number of 1 or more, not $keep" ;; esac
cd -P . || die 3 "cannot enter the directory of the stack"
case $to in /*) ;; *) to=$PWD/$to ;; esac

for tool in docker tar gzip sha256sum flock awk mkfifo; do
  command -v "$tool" >/dev/null 2>&1 || die 3 "$tool is not installed"
done
[ -z "$options" ] || command -v mariadb-dump >/dev/null 2>&1 || die 3 "mariadb-dump is not installed; --database-options needs it"
[ -z "$options" ] || [ -r "$options" ] || die 2 "cannot read $options"

# One way to encrypt: by the kind of the key.
suffix='' cipher=no
encryption() { cat; }
if [ -n "$encrypt" ]; then
  [ -n "$recipient" ] || die 2 "--encrypt needs --recipient or FLOW_BACKUP_RECIPIENT"
  case $recipient in
    age1* | ssh-*)
      cipher=age
      encryption() { age --encrypt --recipient "$recipient"; }
      ;;
    *)
      cipher=gpg
      encryption() { gpg --batch --quiet --trust-model always --encrypt --recipient "$recipient"; }
      ;;
  esac
  suffix=.$cipher
  command -v "$cipher" >/dev/null 2>&1 || die 3 "$cipher is not installed; the key $recipient needs it"
  encryption </dev/null >/dev/null || die 3 "$cipher cannot encrypt for $recipient"
fi

# From here on, clean up on every exit.
work=$(mktemp -d) || die 1 "cannot create a temporary directory"
part=''
clean_up() {
  status=$?
  trap '' HUP INT TERM
  [ -z "$part" ] || rm -rf "$part"
  start_again || status=1
  rm -rf "$work"
  exit "$status"
}
start_again() {
  [ -s "$work/stopped" ] || return 0
  xargs docker compose start <"$work/stopped" >"$work/start" 2>&1 || {
    printf 'backup.sh: cannot start these again: %s\n' "$(tr '\n' ' ' <"$work/stopped")" >&2
    cat "$work/start" >&2
    return 1
  }
  rm -f "$work/stopped"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# Check that this is the expected stack. The merged configuration contains secrets, so only this user can read the file.
docker compose config >"$work/config" 2>"$work/error" || die 3 "no stack in $PWD: $(cat "$work/error")"
project=$(sed -n 's/^name: *//p' "$work/config" | tr -d "\"'" | head -n 1)
services=$(awk '/^[^ ]/ { inside = ($0 == "services:") } inside && /^  [^ ].*:$/ { sub(/:$/, ""); print $1 }' "$work/config")
has() { printf '%s\n' "$services" | grep -qxF "$1"; }
docker compose ps --services --status running >"$work/running" 2>"$work/error" || die 3 "docker compose ps: $(cat "$work/error")"
[ -n "$project" ] || die 3 "docker compose config names no project"
has jf-controller || die 3 "the stack $project has no service jf-controller: is $PWD the right directory?"
if [ -n "$database" ] && [ -z "$options" ]; then
  has flow-db || die 3 "the stack $project has no service flow-db: use --database-options or --without-database"
  grep -qxF flow-db "$work/running" || die 3 "flow-db does not run: docker compose up -d --wait flow-db"
fi
# The documents are only in the part of the data store, never in the configuration.
documents=$(awk '/^ +source: / { source = $0; sub(/^ +source: /, "", source); gsub(/"/, "", source) }
  /^ +target: \/data\/neverpile-eureka_default$/ { print source; exit }' "$work/config")
if [ -n "$store" ]; then
  store=$documents
  case $store in
    /*) [ -d "$store" ] || die 3 "the folder of the data store is missing: $store" ;;
    *) die 3 "no service mounts a folder at /data/neverpile-eureka_default: use --without-store for another data store" ;;
  esac
  case $to/ in "$store"/*) die 2 "$to is inside the data store" ;; esac
fi
documents=${documents:-$PWD/eureka-data}

# The files of the configuration: those of the demo stack, what the services mount from this directory, and the scripts that cron runs.
sed -nE 's/^ *(source|file): *"?(\/[^"]*)"?$/\2/p' "$work/config" | sort -u >"$work/mounts"
for file in .env ./*.env ./*.yaml ./*.yml ./*-config proxy secrets monitoring fonts ./*.sh ./*.json client-secret.txt; do
  [ -e "$file" ] && printf './%s\n' "${file#./}"
done >"$work/found"
: >"$work/outside"
while IFS= read -r mount; do
  case $mount in
    "$documents" | "$PWD") ;;
    "$PWD"/*)
      top=${mount#"$PWD"/}
      [ ! -e "$mount" ] || printf './%s\n' "${top%%/*}" >>"$work/found"
      ;;
    *) printf '%s\n' "$mount" >>"$work/outside" ;;
  esac
done <"$work/mounts"
sort -u "$work/found" >"$work/files"
sed 's/^/Not in the backup, because it is outside this directory: /' "$work/outside"

# Check the free space. Documents hardly compress.
room=$to
while [ ! -d "$room" ]; do room=$(dirname "$room"); done
needed=$({
  tr '\n' '\0' <"$work/files" | du -sk --exclude="./${documents#"$PWD"/}" --files0-from=-
  [ -z "$store" ] || { cd "$store" && du -sk --exclude='./before-restore-[0-9]*' .; }
} 2>/dev/null | awk '{ sum += $1 } END { print sum + 0 }')
free=$(df -Pk "$room" | awk 'NR == 2 { print $4 }')
[ "$free" -ge "$needed" ] || die 5 "not enough space in $room: $free KiB are free, $needed KiB are needed"

grep -vxE 'flow-db|flow-proxy|prometheus|blackbox|node-exporter|grafana' "$work/running" >"$work/writing"
[ -n "$store" ] || : >"$work/writing"
name=$project-$(date +%Y%m%d-%H%M%S)
ours="$project-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]-[0-9][0-9][0-9][0-9][0-9][0-9]"
parts="config${database:+ database}${store:+ store}"
# Prints what --keep deletes. $1 is the parts of a backup that comes on top.
old() {
  [ -n "$keep" ] || return 0
  {
    [ -z "$1" ] || echo "$1|"
    find "$to" -maxdepth 1 -type d -name "$ours" 2>/dev/null | sort -r | while IFS= read -r directory; do
      echo "$(sed -n 's/^parts=//p' "$directory/MANIFEST" 2>/dev/null)|$directory"
    done
  } | awk -v keep="$keep" '{
    cut = index($0, "|")
    parts[NR] = " " substr($0, 1, cut - 1) " "
    count = split(parts[NR], own, " ")
    replaced = 0
    for (newer = 1; newer < NR; newer++) {
      has = 1
      for (i = 1; i <= count; i++) if (!index(parts[newer], " " own[i] " ")) has = 0
      replaced += has
    }
    if (replaced >= keep + 0) print substr($0, cut + 1)
  }'
}
if [ -n "$dry" ]; then
  echo "Would write $to/$name"
  sed 's/^/Would stop and start: /' "$work/writing"
  old "$parts" | sed 's/^/Would delete: /'
  exit 0
fi

# One run at a time for this stack, also of restore.sh, and for the folder of the backups, also of other hosts. The locks end with this process.
(: >>.flow-backup.lock) 2>/dev/null || die 3 "cannot write into $PWD: run this script as root"
exec 9>>.flow-backup.lock
flock -n 9 || die 4 "another backup or restore of this stack is running"
mkdir -p "$to" || die 1 "cannot create $to"
(: >>"$to/.flow-backup.lock") 2>/dev/null || die 1 "cannot write into $to"
exec 8>>"$to/.flow-backup.lock"
flock -n 8 || die 4 "another backup writes into $to"

part=$to/$name.part
find "$to" -maxdepth 1 -type d -name "$ours.part" -exec rm -rf {} +
[ ! -e "$to/$name" ] && mkdir "$part" || die 1 "cannot create $part"

# save NAME READER COMMAND...: writes the output of COMMAND, packed; READER gets the same bytes and says what is in them.
save() {
  target=$1 reader=$2
  shift 2
  rm -f "$work/copy" "$work"/ok.*
  mkfifo "$work/copy" || die 1 "cannot create a pipe"
  "$reader" <"$work/copy" >"$work/summary" 2>"$work/reader" &
  reading=$!
  { "$@" 2>"$work/error" && : >"$work/ok.1"; } | { tee "$work/copy" && : >"$work/ok.2"; } |
    { gzip && : >"$work/ok.3"; } | { encryption && : >"$work/ok.4"; } >"$part/$target.gz$suffix" 2>"$work/write" && : >"$work/ok.5"
  wait "$reading" && : >"$work/ok.6"
  [ -e "$work/ok.1" ] || [ ! -e "$work/ok.4" ] || die 1 "$target: $(cat "$work/error")"
  for step in 1 2 3 4 5 6; do
    [ -e "$work/ok.$step" ] || die 1 "$target: cannot be written, is the disk full? $(cat "$work/error" "$work/write" "$work/reader")"
  done
}
count_files() {
  tar -tf - >"$work/names"
  listed=$?
  cat >/dev/null
  [ "$listed" -eq 0 ] && wc -l <"$work/names"
}
count_tables() { awk '/^CREATE TABLE/ { tables++ } NF { last = $0 } END { print tables + 0, last }'; }
dump() {
  if [ -n "$options" ]; then
    mariadb-dump --defaults-extra-file="$options" --single-transaction --databases "${FLOW_DB_NAME:-jadice_flow}" </dev/null
  else
    # shellcheck disable=SC2016 # The variables are those of the container.
    docker compose exec -T flow-db sh -c \
      'MYSQL_PWD="$MARIADB_PASSWORD" mariadb-dump --user="$MARIADB_USER" --single-transaction --databases "$MARIADB_DATABASE"' </dev/null
  fi
}

# Stop the controller before reading the database, so that nothing deletes a document of a saved job.
if [ -s "$work/writing" ]; then
  cp "$work/writing" "$work/stopped"
  xargs docker compose stop <"$work/stopped" >"$work/error" 2>&1 || die 1 "cannot stop the stack: $(cat "$work/error")"
fi
save config.tar count_files tar -cf - --anchored --no-wildcards --exclude="./${documents#"$PWD"/}" -T "$work/files"
{
  printf 'format=flow-backup-1\nproject=%s\ncreated=%s\ncipher=%s\n' "$project" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$cipher"
  printf 'config-entries=%s\n' "$(tr -d ' ' <"$work/summary")"
} >"$part/MANIFEST" || die 1 "cannot write $part/MANIFEST"
if [ -n "$database" ]; then
  save database.sql count_tables dump
  read -r tables last <"$work/summary"
  case $last in '-- Dump completed'*) ;; *) die 6 "the dump of the database is incomplete: it ends with '$last'" ;; esac
  [ "$tables" -gt 0 ] || die 6 "the dump of the database contains no tables: is it the database of the controller?"
  printf 'database-tables=%s\n' "$tables" >>"$part/MANIFEST" || die 1 "cannot write $part/MANIFEST"
fi
if [ -n "$store" ]; then
  # On a file system of their own, restore.sh keeps earlier documents beside the current ones.
  save store.tar count_files tar -C "$store" -cf - --anchored --exclude='./before-restore-[0-9]*' .
  printf 'store-entries=%s\n' "$(tr -d ' ' <"$work/summary")" >>"$part/MANIFEST" || die 1 "cannot write $part/MANIFEST"
fi
start_again || die 1 "the backup was not kept, because the stack did not start again"
{
  printf 'parts=%s\n' "$parts"
  sed -n 's/^ *image: */image=/p' "$work/config"
  sed 's/^/outside=/' "$work/outside"
} >>"$part/MANIFEST" || die 1 "cannot write $part/MANIFEST"

(cd "$part" && sha256sum MANIFEST ./*.gz* >"$work/sums" && cp "$work/sums" SHA256SUMS) || die 1 "cannot write the checksums"
[ -n "$suffix" ] || gzip -t "$part"/*.gz || die 6 "the written backup cannot be unpacked"
(cd "$part" && sha256sum -c SHA256SUMS >/dev/null) || die 6 "the written backup differs from its checksums"
mv "$part" "$to/$name" || die 1 "cannot rename $part"
part=''
# flow-textfile.sh reads its time, because the backups themselves are for root only.
[ -z "$store" ] || touch "$to/documents-saved" || echo "backup.sh: cannot write $to/documents-saved" >&2
# For a restore on a new host.
if [ -f "${0%/*}/restore.sh" ]; then
  cp "${0%/*}/restore.sh" "$to/restore.sh" || echo "backup.sh: cannot copy restore.sh into $to" >&2
fi
old '' >"$work/old"
while IFS= read -r directory; do
  rm -rf "$directory" && echo "Deleted: $directory"
done <"$work/old"
sed -n 's/^\([a-z]*\)-\([a-z]*\)=/\1: \2 /p' "$to/$name/MANIFEST"
echo "Written and checked: $to/$name"
