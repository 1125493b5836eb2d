/** The media type of each file ending (RFC 9110, 8.3). Browsers download a file with any other. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  // RFC 9116, section 3, requires exactly this type for security.txt.
  txt: 'text/plain; charset=utf-8',
  // RFC 5545, section 8.1. Without the charset some programs read a calendar as Latin-1.
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  woff2: 'font/woff2',
};

/** Endings of files with compressed copies; pictures, music and fonts are compressed already. */
export const COMPRESSED_ENDINGS = Object.keys(FILE_TYPES).filter((ending) =>
  /^text|json$|xml$/.test(FILE_TYPES[ending] ?? ''),
);

/** The type of a news feed (RFC 4287, section 7); other .xml files have a different one. */
export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

/** Whether a file has compressed copies beside it. */
export const isCompressed = (file: string): boolean => COMPRESSED_ENDINGS.includes(endingOf(file));

/** The ending of a file name without the dot, such as `html`; empty if there is none. */
const endingOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
