import type { Plugin } from 'vite';

/** The id of a script in an .astro file, with its name and number, or of a module in its copy. */
const SCRIPT = /.*\/(.+)\.astro\?astro&type=script&index=(\d+).*/;
const COPY = /.*\?of=(.+)-(\d+)$/;

/** Gives each script its own copy of its modules, because a shared module could not be inlined. */
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
