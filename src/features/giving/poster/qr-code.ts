import { encodeQR } from 'qr';
import type { DrawingSource } from '../../../site/components/Drawing.tsx';

/** Width of a finder pattern in modules (ISO/IEC 18004, 5.3.3). */
const FINDER = 7;
/** Width of the quiet zone in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;
/** The largest width in modules, with a border of one, of a code under 1 kB. */
const SMALL = 27;

/** A finder pattern at x and y: an outline and a filled middle, in half the bytes of rows. */
const finder = (x: number, y: number) => `M${x + 0.5} ${y}h6v6h-6zm1.5 2h3m-3 1h3m-3 1h3`;

/**
 * A QR code of the address of a site, as lines one module wide, in few bytes. The address is in
 * capitals, which are equivalent in hosts and take 5.5 bits instead of 8.
 * @param siteAddress without a path
 */
export function qrDrawing(siteAddress: string): DrawingSource {
  const encode = (ecc: 'medium' | 'low') =>
    encodeQR(siteAddress.toUpperCase(), 'raw', { ecc, border: 1 });
  // A long address gets less error correction: 7 instead of 15 %.
  const firm = encode('medium');
  const framed = firm.length > SMALL ? encode('low') : firm;
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1));
  const far = rows.length - FINDER;
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
  const side = rows.length + 2 * QUIET;
  return {
    // The middle of a row has an integer coordinate.
    viewBox: `-${QUIET} -${QUIET + 0.5} ${side} ${side}`,
    attributes: { fill: 'none', stroke: '#000' },
    body: `<path d="${path}"/>`,
  };
}
