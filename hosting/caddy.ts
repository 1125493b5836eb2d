import type { Headers } from './headers.ts';
import {
  CACHING,
  COMPRESSED,
  DRAWINGS,
  EDITOR_FOLDER,
  GENERATED,
  HASHED_FOLDER,
  HOST_FILES,
  SUBRESOURCES,
  anyOf,
  lines,
  type HostedSite,
} from './site.ts';
import { FILE_TYPES } from './types.ts';

const EDITOR = EDITOR_FOLDER.slice(0, -1);

/** What answers are matched by that come from the editor: its files that are no SUBRESOURCES. */
const EDITOR_MATCHER = `
	@editor {
		path ${EDITOR_FOLDER}*
		not path_regexp ${SUBRESOURCES}
		file
	}
	@editor_renamed path ${EDITOR} ${EDITOR_FOLDER}index.html`;

/** The editor has its address with a slash at the end, as a folder. */
function editorRules(headers: Headers): string {
  return `
		redir @editor_renamed ${EDITOR_FOLDER} 301
		rewrite ${EDITOR_FOLDER} ${EDITOR_FOLDER}index.html
		header @editor {
${lines(headers, (name, value) => `\t\t\t${name} \`${value}\``)}
		}`;
}

/**
 * A Caddyfile. Two settings come from the environment, so that the file of each new build can be copied as it is:
 * WEBSITE_ADDRESS, and with a domain in it Caddy fetches certificates and serves https by itself; WEBSITE_ROOT.
 */
export function caddyFile({ headers, names, languages }: HostedSite): string {
  const everywhere = { ...headers.everywhere, ...headers.documents };
  const pages = names.map((name) => `/${name}`).join(' ');
  const group = anyOf(names);
  const ownDefault = languages.length > 0 ? `((${anyOf(languages)})/)?` : '';
  return `# ${GENERATED}
# The environment variables WEBSITE_ADDRESS (such as example.org) and WEBSITE_ROOT say where the site is.
{$WEBSITE_ADDRESS::8080} {
	root * {$WEBSITE_ROOT:/srv/website}

	# Apart from the others: a header block that removes one is applied last and would undo what follows.
	header -Server
	header {
${lines(everywhere, (name, value) => `\t\t${name} \`${value}\``)}
		Cache-Control "${CACHING.other}"
	}

	# Hidden files, files for other hosts, and compressed copies by their own name; the default page has no address.
	@hidden {
		path_regexp (/\\.|^/(${anyOf(HOST_FILES)}|${ownDefault}404|${ownDefault}404\\.html)$|\\.(br|gz)$)
		not path /.well-known/*
	}
	# No address here holds a backslash, which some systems take for a slash, or a zero byte.
	@odd path_regexp [\\\\\\x00]

	# Some versions of Caddy take them for GET, others do not.
	@sending not method GET HEAD

	@renamed path_regexp renamed ^/(${group})(\\.html|/)$
	@renamed_asking {
		path_regexp renamed ^/(${group})(\\.html|/)$
		expression \`{query} != ""\`
	}
	@page path ${pages}
	@hashed {
		path ${HASHED_FOLDER}*
		file
	}
	@subresource {
		path_regexp ${SUBRESOURCES}
		not path_regexp ${DRAWINGS}
		file
	}
	@drawing {
		path_regexp ${DRAWINGS}
		file
	}
${lines(FILE_TYPES, (ending) => `\t@${ending} path *.${ending}`)}
	@compressed path ${COMPRESSED.map((ending) => `*.${ending}`).join(' ')}${headers.editor ? EDITOR_MATCHER : ''}

	route {
		error @hidden 404
		error @odd 404
		error @sending 405
		redir @renamed_asking /{re.renamed.1}?{query} 301
		redir @renamed /{re.renamed.1} 301
		redir /index.html / 301${headers.editor ? editorRules(headers.editor) : ''}
		header @hashed Cache-Control "${CACHING.hashed}"
		# No page and no worker: browsers obey these only there, and on a drawing that is opened by itself.
		header @subresource {
${lines(headers.documents, (name) => `\t\t\t-${name}`)}
		}
		header @drawing {
${lines(headers.documents, (name) => {
  const value = headers.drawings[name];
  return value ? `\t\t\t${name} \`${value}\`` : `\t\t\t-${name}`;
})}
		}
		rewrite @page {path}.html
		rewrite / /index.html
		header @compressed Vary Accept-Encoding
${lines(FILE_TYPES, (ending, { type }) => `\t\theader @${ending} Content-Type "${type}"`)}
		file_server {
			precompressed br gzip
			index off
		}
	}

	handle_errors {
${languages.map((folder) => `\t\trewrite /${folder}/* /${folder}/404.html\n`).join('')}\t\t${languages.length > 0 ? `@others not path ${languages.map((folder) => `/${folder}/*`).join(' ')}\n\t\trewrite @others` : 'rewrite *'} /404.html
		header Vary Accept-Encoding
		header Content-Type "${FILE_TYPES['html']?.type}"
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
