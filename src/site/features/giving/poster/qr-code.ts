import { encodeQR } from 'qr';
import type { DrawingSource } from '../../../shared/components/Drawing.tsx';

/** Width of the quiet zone in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;
/** The largest width in modules, with the quiet zone, that leaves room for more error correction. */
const MAX_MODULES = 33;

/**
 * Draws the address of a site as a QR code. Each run of dark modules is one line of a path, which
 * takes few bytes. The address is in capitals: hosts ignore case, and a capital takes 5.5 bits
 * instead of 8 (ISO/IEC 18004, alphanumeric mode). Only the ASCII form of a host may be in capitals:
 * `ß` would become `SS`, another host.
 * @param siteAddress without a path
 */
export function qrDrawing(siteAddress: string): DrawingSource {
  const address = new URL(siteAddress).origin.toUpperCase();
  const encode = (ecc: 'medium' | 'low') => encodeQR(address, 'raw', { ecc, border: QUIET });
  // A long address gets less error correction: 7 instead of 15 %.
  const medium = encode('medium');
  const rows = medium.length > MAX_MODULES ? encode('low') : medium;

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
    // A line runs through the middle of its row, so the rows begin half a unit higher.
    viewBox: `0 -0.5 ${rows.length} ${rows.length}`,
    attributes: { fill: 'none', stroke: '#000' },
    body: `<path d="${path}"/>`,
  };
}
