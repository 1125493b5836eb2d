/**
 * Whether the visitor saves data or has a 2G connection; then nothing is loaded ahead.
 * https://wicg.github.io/netinfo/
 */
export function spareData(): boolean {
  const { connection } = navigator;
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
