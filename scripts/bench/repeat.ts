/** Runs a measure, and once more if it fails, as Lighthouse may; undefined if it fails twice. */
export async function repeated<Result>(
  measure: () => Promise<Result>,
  name: string,
): Promise<Result | undefined> {
  let reason = '';
  for (const attempt of ['first', 'second']) {
    const stray = Promise.withResolvers<never>();
    process.on('unhandledRejection', stray.reject);
    try {
      return await Promise.race([measure(), stray.promise]);
    } catch (error) {
      reason = (error instanceof Error && error.message) || String(error);
      if (attempt === 'first') console.error(`${name} failed and is repeated: ${reason}`);
    } finally {
      process.off('unhandledRejection', stray.reject);
    }
  }
  console.error(`${name} failed again and is left out: ${reason}`);
  return undefined;
}
