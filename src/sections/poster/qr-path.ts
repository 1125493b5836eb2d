import { encodeQR } from 'qr';

/** A QR code as an SVG path whose lines are one unit wide, y at their middle. */
export interface QrPath {
  path: string;
  /** Modules along each side, without the quiet zone around it. */
  size: number;
}

/** Modules along each side of the three squares by which a reader finds the code (ISO/IEC 18004, 5.3.3). */
const FINDER = 7;

/** One of these squares, from x and y: an outline and a filled middle. As separate lines it would cost twice the bytes. */
const finder = (x: number, y: number) => `M${x + 0.5} ${y}h6v6h-6zm1.5 2h3m-3 1h3m-3 1h3`;

/**
 * The address of a site as a QR code, as few bytes as its lines can be written in. It stands there in capital letters,
 * which hosts do not tell from small ones and which a QR code holds in 5.5 bits instead of 8.
 * @param siteAddress without a path
 */
export function qrPath(siteAddress: string): QrPath {
  const framed = encodeQR(siteAddress.toUpperCase(), 'raw', { ecc: 'medium', border: 1 });
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1));
  const size = rows.length;
  const far = size - FINDER;
  const inFinder = (x: number, y: number) =>
    (y < FINDER && (x < FINDER || x >= far)) || (y >= far && x < FINDER);

  let path = `${finder(0, 0)}${finder(far, 0)}${finder(0, far)}M0 0`;
  let [penX, penY] = [0, 0];
  rows.forEach((row, y) => {
    const modules = row.map((dark, x) => (dark && !inFinder(x, y) ? 1 : 0)).join('');
    for (const { 0: run, index: x } of modules.matchAll(/1+/g)) {
      path += `m${x - penX} ${y - penY}h${run.length}`;
      [penX, penY] = [x + run.length, y];
    }
  });
  // A minus parts two numbers by itself.
  return { path: path.replaceAll(' -', '-'), size };
}
