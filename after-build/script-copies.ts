import type { Plugin } from 'vite';

/** A script of an .astro file: its name and number. */
const SCRIPT = /.*\/(.+)\.astro\?astro&type=script&index=(\d+).*/;

/** Gives each script a copy of its modules: a shared one could not be inlined in its page. */
export function scriptCopies(): Plugin {
  return {
    name: 'script-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      if (!SCRIPT.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + importer.replace(SCRIPT, '?of=$1-$2') };
    },
  };
}
