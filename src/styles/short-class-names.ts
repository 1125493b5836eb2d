import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, walk } from 'css-tree';

/** `a` to `z`, then `aa` and so on. */
function nameAt(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameAt(Math.floor(index / 26) - 1) + letter;
}

/** Everything that a CSS module may give a name of its own: its classes and animations. */
function localNames(css: string): Set<string> {
  const names = new Set<string>();
  walk(parse(css), function (node) {
    const isAnimation = this.atrule?.name === 'keyframes' && this.atrulePrelude;
    if (node.type === 'ClassSelector' || (node.type === 'Identifier' && isAnimation))
      names.add(node.name);
  });
  return names;
}

/** What no page has as the site is shipped comes last, so that its classes rename no others. */
const lastIfOptional = (key: string) =>
  /^src\/(music|dates|news|share)\//.test(key) ? `~${key}` : key;

/**
 * Names the classes of all CSS modules with one or two letters, for
 * `css.modules.generateScopedName` of Vite. They depend on nothing but the modules, so every
 * environment of a build makes the same.
 * @param root folder of the project
 */
export function shortClassNames(root: URL): (name: string, file: string) => string {
  const folder = fileURLToPath(root);
  const keyOf = (file: string, name: string) => `${file.replaceAll('\\', '/')} ${name}`;
  const keys = globSync('src/**/*.module.css', { cwd: folder }).flatMap((file) =>
    [...localNames(readFileSync(new URL(file, root), 'utf8'))].map((name) => keyOf(file, name)),
  );
  const short = Array.from({ length: keys.length + 1 }, (_, index) => nameAt(index));
  // Ad blockers hide whatever has this class.
  const free = short.filter((name) => name !== 'ad');
  const names = new Map(
    keys
      .sort((a, b) => (lastIfOptional(a) < lastIfOptional(b) ? -1 : 1))
      .map((key, index) => [key, free[index] ?? '']),
  );
  return (name, file) => {
    const found = names.get(keyOf(relative(folder, file), name));
    if (!found)
      throw new Error(`${file}: the class "${name}" was not found while names were given.`);
    return found;
  };
}
