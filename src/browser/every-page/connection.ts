/**
 * Whether the visitor asks to save data or the connection is 2G: then nothing is loaded that was not asked for.
 * https://wicg.github.io/netinfo/
 */
export function spareData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
