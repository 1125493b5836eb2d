import type { Plugin } from 'vite';

/** The id of a script of an .astro file, with its folder, its name and the script's number. */
const SCRIPT = /.*\/\W*(\w[^/]*)\/(.+)\.astro\?astro&type=script&index=(\d+)/;
/** The id of a module that has already been copied for such a script. */
const COPY = /.*\?of=(.+)$/;

/** Gives each script its own copy of its modules, because a shared module could not be inlined. */
export function scriptCopies(): Plugin {
  return {
    name: 'script-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const [, ...names] = SCRIPT.exec(importer) ?? COPY.exec(importer) ?? [];
      if (names.length === 0) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?of=${names.join('-')}` };
    },
  };
}
