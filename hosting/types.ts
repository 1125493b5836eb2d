/** A kind of file. */
interface FileType {
  /** Media type with its charset (RFC 9110, section 8.3). */
  type: string;
  /** Whether compression saves anything: pictures, music and fonts are compressed already. */
  compress: boolean;
}

/** Every kind of file in the site. Any other is sent as a download. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  html: { type: 'text/html; charset=utf-8', compress: true },
  css: { type: 'text/css; charset=utf-8', compress: true },
  js: { type: 'text/javascript; charset=utf-8', compress: true },
  // RFC 9116, section 3, asks for exactly this type for security.txt.
  txt: { type: 'text/plain; charset=utf-8', compress: true },
  // RFC 5545, section 8.1; without the charset some programs read a calendar as Latin-1.
  ics: { type: 'text/calendar; charset=utf-8', compress: true },
  json: { type: 'application/json', compress: true },
  webmanifest: { type: 'application/manifest+json', compress: true },
  xml: { type: 'application/xml', compress: true },
  svg: { type: 'image/svg+xml', compress: true },
  ico: { type: 'image/x-icon', compress: false },
  png: { type: 'image/png', compress: false },
  jpg: { type: 'image/jpeg', compress: false },
  jpeg: { type: 'image/jpeg', compress: false },
  webp: { type: 'image/webp', compress: false },
  avif: { type: 'image/avif', compress: false },
  mp3: { type: 'audio/mpeg', compress: false },
  m4a: { type: 'audio/mp4', compress: false },
  // Opus in Ogg (RFC 7845, section 9).
  opus: { type: 'audio/ogg', compress: false },
  woff2: { type: 'font/woff2', compress: false },
};

/** The type of a news feed (RFC 4287, section 7), unlike other files with its ending. */
export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

/** Whether a file is a news feed, such as `fr/feed.xml`. */
export const isFeed = (file: string): boolean => /(^|\/)feed\.xml$/.test(file);

/** The media type of a file; undefined for an unknown kind. */
export function typeOf(file: string): string | undefined {
  return isFeed(file) ? FEED_TYPE : FILE_TYPES[endingOf(file)]?.type;
}

/** The ending of a file's name without its dot, such as `html`; empty if it has none. */
export function endingOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}
