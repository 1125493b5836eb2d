/**
 * Whether the visitor saves data or has a 2G connection; then nothing is loaded before it is asked
 * for. For pages and for the service worker. https://wicg.github.io/netinfo/
 */
export function savesData(): boolean {
  const { connection } = navigator;
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
