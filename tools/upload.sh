#!/usr/bin/env bash
# Uploads dist/ to rented web space, by SFTP or by FTPS. New files come first, then the pages that
# name them, so that no visitor gets a page whose files are missing. Each file gets its name once it
# has arrived whole. What no page names any more stays for a week, for pages that are still open; a
# page that the site no longer has goes at once. Files that this script did not upload stay, or get a
# copy beside them.
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
set ftp:list-options -a
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

# Stops at a line of $1 that is not $2 and a plain relative path. Names become commands of lftp, and
# whoever can write to the web space can change the list there.
only_paths() {
  local path line
  path='[^-~/:"'\''\[:cntrl:]][^:"'\''\[:cntrl:]]*'
  line=$(LC_ALL=C grep -avE "^$2$path\$" "$1" || LC_ALL=C grep -aE '(^|[ /])\.\.(/|$)' "$1" || true)
  [ -z "$line" ] || stop "$3 names what cannot be a file of the site: $(head -1 <<< "$line" | cat -v)"
}

(cd dist && find . -type f | sed 's|^\./||' | sort) > "$work/files"
only_paths "$work/files" '' dist

# .uploaded on the server lists the files of earlier uploads: the day of the last one, and the path.
echo 'cls -a -1' | server > "$work/there"
is_there() { grep -qxF -e "$1" -e "./$1" "$work/there"; }
: > "$work/known"
# Some servers show no dot files. Where the list is there and cannot be read, nothing is uploaded.
if echo "get .uploaded -o \"$work/known\"" | server 2> "$work/error"; then
  only_paths "$work/known" '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9] ' .uploaded
elif is_there .uploaded; then
  stop "The list of uploaded files cannot be read: $(cat "$work/error")"
else
  echo 'This is the first upload to this folder: what is there already stays.'
fi
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
# An earlier site's own start page and rules are not lost.
for file in index.html .htaccess; do
  is_there "$file" && ! grep -qx "....-..-.. $file" "$work/known" || continue
  echo "The folder has another $file. It is kept as $file.before-upload."
  [ "$dry_run" ] || server <<END
get "$file" -o "$work/before"
put "$work/before" -o "$file.before-upload"
!rm "$work/before"
END
done
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
