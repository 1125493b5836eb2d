import { encodeQR } from 'qr';
import type { DrawingSource } from '../../../shared/components/Drawing.tsx';

/** Width of the quiet zone in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;
/** The largest width in modules, with the quiet zone, of a code with more error correction. */
const SMALL = 33;

/**
 * A QR code of the address of a site, as lines one module wide, in few bytes. The address is in
 * capitals, which are equivalent in hosts and take 5.5 bits instead of 8.
 * @param siteAddress without a path
 */
export function qrDrawing(siteAddress: string): DrawingSource {
  const encode = (ecc: 'medium' | 'low') =>
    encodeQR(siteAddress.toUpperCase(), 'raw', { ecc, border: QUIET });
  // A long address gets less error correction: 7 instead of 15 %.
  const firm = encode('medium');
  const rows = firm.length > SMALL ? encode('low') : firm;

  let path = 'M0 0';
  let [penX, penY] = [0, 0];
  rows.forEach((row, y) => {
    const modules = row.map(Number).join('');
    for (const { 0: run, index: x } of modules.matchAll(/1+/g)) {
      path += `m${x - penX} ${y - penY}h${run.length}`;
      [penX, penY] = [x + run.length, y];
    }
  });
  return {
    // The middle of a row has an integer coordinate.
    viewBox: `0 -0.5 ${rows.length} ${rows.length}`,
    attributes: { fill: 'none', stroke: '#000' },
    body: `<path d="${path}"/>`,
  };
}
