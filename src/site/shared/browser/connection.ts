/**
 * Whether the visitor saves data or has a 2G connection. Then nothing is loaded ahead of need, in
 * pages or the service worker. https://wicg.github.io/netinfo/
 */
export function savesData(): boolean {
  const { connection } = navigator;
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
