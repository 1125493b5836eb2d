#!/usr/bin/env bash
# Uploads dist/ to rented web space, by SFTP or by FTPS. New files come first, then the pages that
# name them, so that no visitor gets a page whose files are missing. Each file gets its name once it
# has arrived whole. What no page names any more stays for a week, for pages that are still open; a
# page that the site no longer has goes at once. Files that this script did not upload stay.
#
#   UPLOAD_ADDRESS   ftps://ftp.example.org/public_html or sftp://example.org/public_html
#   UPLOAD_USER, UPLOAD_PASSWORD
#   UPLOAD_HOST_KEY  for SFTP: the server's lines of known_hosts
#   UPLOAD_CA_FILE   for FTPS: certificates to trust in place of the system's
#
# With --dry-run it says what it would do, and changes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

stop() { echo "$1" >&2; exit 1; }
: "${UPLOAD_ADDRESS:?is missing}" "${UPLOAD_USER:?is missing}" "${UPLOAD_PASSWORD:?is missing}"
[ -f dist/index.html ] || stop 'There is no dist/index.html. Run "npm run build" first.'
dry_run=''
[ "${1:-}" = --dry-run ] && dry_run=--dry-run

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

case $UPLOAD_ADDRESS in
  sftp://*)
    [ -n "${UPLOAD_HOST_KEY:-}" ] || stop 'SFTP needs UPLOAD_HOST_KEY: what "ssh-keyscan SERVER" prints.'
    echo "$UPLOAD_HOST_KEY" > "$work/known_hosts"
    address=$UPLOAD_ADDRESS ;;
  ftps://*:990/*) address=$UPLOAD_ADDRESS ;;
  # Explicit TLS, on the port of FTP (RFC 4217).
  ftps://*) address=ftp://${UPLOAD_ADDRESS#ftps://} ;;
  *) stop 'UPLOAD_ADDRESS must begin with ftps:// or sftp://. Plain FTP would show the password to others.' ;;
esac

# Runs the commands of standard input on the server, and ends at the first that fails.
server() {
  {
    cat <<END
set cmd:fail-exit true
set net:timeout 30
set net:max-retries 3
set net:reconnect-interval-base 2
set ftp:ssl-force true
set ftp:ssl-protect-data true
set ssl:verify-certificate true
set sftp:connect-program "ssh -a -x -o StrictHostKeyChecking=yes -o UserKnownHostsFile=$work/known_hosts"
set xfer:use-temp-file true
set xfer:temp-file-name .upload-*
set mirror:parallel-transfer-count 4
END
    [ -z "${UPLOAD_CA_FILE:-}" ] || echo "set ssl:ca-file \"$UPLOAD_CA_FILE\""
    echo "open --env-password -u \"$UPLOAD_USER\" \"$address\""
    cat
  } > "$work/commands"
  LFTP_PASSWORD=$UPLOAD_PASSWORD lftp -f "$work/commands"
}

# .uploaded on the server lists the files of earlier uploads: the day of the last one, and the path.
echo 'cls' | server > "$work/there"
: > "$work/known"
if echo "get .uploaded -o \"$work/fetched\"" | server 2> /dev/null; then
  mv "$work/fetched" "$work/known"
else
  echo 'This is the first upload to this folder: what is there already stays.'
fi
(cd dist && find . -type f | sed 's|^\./||' | sort) > "$work/files"
awk -v today="$(date +%F)" 'FILENAME == ARGV[1] { print today, $0; new[$0] = 1; next }
  !(substr($0, 12) in new)' "$work/files" "$work/known" > "$work/list"
awk -v limit="$(date -d '7 days ago' +%F)" 'FILENAME == ARGV[1] { new[$0] = 1; next }
  { path = substr($0, 12) }
  !(path in new) && ($1 < limit || path ~ /\.html(\.br|\.gz)?$/) { print path }' \
  "$work/files" "$work/list" > "$work/unused"
awk 'FILENAME == ARGV[1] { unused[$0] = 1; next } !(substr($0, 12) in unused)' \
  "$work/unused" "$work/list" > "$work/kept"

# Pages, and the scripts that start others: they name files with a hash in their names.
pages='(\.html|(^|/)(sw|admin/editor)\.js)(\.br|\.gz)?$'
if [ "$dry_run" ]; then
  echo 'Dry run: nothing is changed.'
else
  echo "put \"$work/list\" -o .uploaded" | server
fi
server <<END
mirror --reverse $dry_run --verbose --no-perms --only-missing dist/_astro _astro
mirror --reverse $dry_run --verbose --no-perms --transfer-all -x ^_astro/ -x '$pages' dist .
mirror --reverse $dry_run --verbose --no-perms --transfer-all -x . -i '/$' -x ^_astro/ -i '$pages' dist .
END
if [ "$dry_run" ]; then
  sed 's/^/Would remove /' "$work/unused"
else
  { sed 's/.*/rm -f "&"/' "$work/unused"; echo "put \"$work/kept\" -o .uploaded"; } | server
  echo "Done: $(wc -l < "$work/files") files are online, $(wc -l < "$work/unused") were removed."
fi
