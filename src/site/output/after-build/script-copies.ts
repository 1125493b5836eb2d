import type { Plugin } from 'vite';

/** A script of an .astro file: its name and number; or a module in the copy of one. */
const SCRIPT = /.*\/(.+)\.astro\?astro&type=script&index=(\d+).*/;
const COPY = /.*\?of=(.+)-(\d+)$/;

/** Gives each script a copy of all its modules: a shared one could not be inlined in its page. */
export function scriptCopies(): Plugin {
  return {
    name: 'script-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const of = [SCRIPT, COPY].find((form) => form.test(importer));
      if (!of) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + importer.replace(of, '?of=$1-$2') };
    },
  };
}
