import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parse, walk } from 'css-tree';

/** What a feature brings to the editor. */
const EDITOR_PART = 'src/features/NAME/editor';

/**
 * Each module, and what its files may import besides one another: a module listed alone stands for
 * all that it holds. Imports run one way. Each folder of src/features/ is a module of its own: no
 * feature imports another one, and nothing of the site or the editor imports one but
 * `src/features.ts`, which lists them. `src/features/NAME/editor` is what a feature brings to the
 * editor: it may import the rest of its feature, which does not import it. The tests stand beside
 * the site and may import all of it.
 */
const MODULES = {
  tests: ['src', 'after-build', 'editor', 'hosting', 'scripts'],
  editor: ['src/core', 'src/site', 'src/features.ts', 'hosting'],
  scripts: ['src', 'after-build', 'editor', 'hosting', 'tests', 'astro.config'],
  'after-build': ['src/core', 'src/site', 'hosting'],
  hosting: [],
  'src/core': [],
  'src/site': ['src/core', 'hosting/pages'],
  'src/features': ['src/core', 'src/site', 'src/loading', 'src/pages/_Document'],
  [EDITOR_PART]: ['src/core', 'editor'],
  'src/loading': ['src/core', 'src/site', 'src/features.ts'],
  'src/pages': ['src/core', 'src/site', 'src/loading'],
};

/** The packages that modules running in a browser may import; no module of Node is among them. */
const PACKAGES = [
  [/^src\/site\/(views|sections|components)\//, /^react$/],
  // The editor draws what a feature shows; of zod they need types.
  [/^src\/features\/.*\.tsx$/, /^(react|zod)$/],
  // It also loads what a feature adds to content/ and its feature.ts.
  [
    /^src\/features\/[\w-]+\/((content|feature)\.ts$|schemas\/)/,
    /^(zod|libphonenumber-js\/max|ibantools|ical\.js)$/,
  ],
  [/^src\/features\/[\w-]+\/blocks\//, /^$/],
  [/^src\/(site|features\/music)\/browser\//, /^workbox-/],
  [/^src\/.*\/browser\//, /^$/],
];

const isWithin = (path, place) =>
  path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}.`);
const moduleOf = (path) =>
  /^src\/features\/[\w-]+\/editor[./]/.test(path)
    ? EDITOR_PART
    : Object.keys(MODULES).find((module) => path.startsWith(`${module}/`));
/** The feature that a file is a part of. */
const featureOf = (path) => /^src\/features\/([\w-]+)\//.exec(path)?.[1];

/** The path of a linted file in the project; that of the page for what a page was converted to. */
const pathOf = ({ filename }) =>
  relative(import.meta.dirname, filename)
    .replaceAll('\\', '/')
    .replace(/^\.cache\/astro\//, '');

/**
 * Refuses an import that MODULES and PACKAGES do not list, and a folder in src/ that is no module.
 */
const moduleBoundaries = {
  create(context) {
    const file = pathOf(context);
    const module = moduleOf(file);
    const check = ({ source }) => {
      if (!module || typeof source?.value !== 'string') return;
      if (!source.value.startsWith('.')) {
        const [, allowed] = PACKAGES.find(([place]) => place.test(file)) ?? [];
        if (!allowed || allowed.test(source.value)) return;
        const message = `${file} runs in a browser: it may not import ${source.value}.`;
        return context.report({ node: source, message });
      }
      const target = posix.join(posix.dirname(file), source.value);
      const targetModule = moduleOf(target);
      const isOwn =
        featureOf(file) === featureOf(target) &&
        (module === targetModule || (featureOf(file) && module === EDITOR_PART));
      if (isOwn || MODULES[module].some((place) => isWithin(target, place))) return;
      const message = `${module} may not import ${target}: see MODULES in house-rules.js.`;
      context.report({ node: source, message });
    };
    return {
      Program(node) {
        if (!module && /^src\/.+\//.test(file))
          context.report({ node, message: `${file} is in no module of house-rules.js.` });
      },
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};

/**
 * A JSX text, or an attribute that is read or heard, written in code: words belong into content/.
 */
const WORDS_IN_COMPONENTS = [
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message:
      'Words that a visitor reads stand in content/, so that they can be changed without code.',
  },
  {
    selector:
      'JSXElement > JSXExpressionContainer > :matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}/u]))',
    message:
      'Words that a visitor reads stand in content/, so that they can be changed without code.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext|placeholder))$/] > Literal[value=/\\p{L}/u]',
    message:
      'Words that a visitor hears stand in content/, so that they can be changed without code.',
  },
];

/** What goes wrong in a page without a word from Astro. */
const PAGES = [
  {
    selector: 'JSXElement[openingElement.selfClosing=false] > * > [name.namespace.name=set]',
    message: 'What an element with set:html or set:text holds is not written: end it with />.',
  },
  {
    selector: 'JSXAttribute[name.namespace.name=/^(client|define)$/]',
    message: 'Nothing of a page is drawn on a phone, and its style stands in CSS modules.',
  },
  {
    selector:
      ':matches(ExportNamedDeclaration > VariableDeclaration[declare!=true] > * > .id, ExportNamedDeclaration > FunctionDeclaration > .id, ExportSpecifier > .exported):not([name=getStaticPaths])',
    message: 'Astro reads only getStaticPaths; whatever else a page gives stands in a module.',
  },
];

/** In place of a rule of typescript-eslint's strict set that oxlint lacks. */
const STRICTER_TYPES = [
  {
    selector:
      'ClassDeclaration:not([superClass]):not(:has(PrivateIdentifier, [accessibility="private"]))',
    message: 'A class has a private member: then nothing but an instance of it passes for one.',
  },
];

/** What is written only to have the formatter leave several properties or items on one line. */
const SPREAD_LITERALS = [
  {
    selector:
      ':matches(ObjectExpression > SpreadElement > ObjectExpression.argument, :matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression.argument, JSXSpreadAttribute > ObjectExpression.argument)',
    message: 'A literal that is spread says the same without the spread.',
  },
];

/** Colours are tokens, so that one place changes them. */
const COLORS = {
  selector: 'Literal[value=/#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b/i]',
  message: 'A colour stands in src/site/styles/tokens.css; token() reads it.',
};

/** Refuses a class that the CSS module lacks: an element would get "undefined" instead of it. */
const moduleClasses = {
  create(context) {
    const sheets = new Map();
    return {
      'ImportDeclaration[source.value=/\\.module\\.css$/]'({ source, specifiers }) {
        const css = readFileSync(
          join(import.meta.dirname, dirname(pathOf(context)), source.value),
          'utf8',
        );
        const classes = new Set();
        walk(parse(css), ({ type, name }) => type === 'ClassSelector' && classes.add(name));
        sheets.set(specifiers[0].local.name, classes);
      },
      'MemberExpression[computed=false]'({ object, property }) {
        if (sheets.get(object.name)?.has(property.name) !== false) return;
        const message = `The style sheet has no class "${property.name}".`;
        context.report({ node: property, message });
      },
    };
  },
};

/** A rule that refuses every syntax a selector of the list finds. */
const refuse = (list) => ({
  create: (context) =>
    Object.fromEntries(
      list.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
});

/** The rules that are this project's own, for .oxlintrc.json. */
export default {
  meta: { name: 'house' },
  rules: {
    'module-boundaries': moduleBoundaries,
    'words-in-content': refuse(WORDS_IN_COMPONENTS),
    colors: refuse([COLORS]),
    'module-classes': moduleClasses,
    pages: refuse(PAGES),
    'strict-classes': refuse(STRICTER_TYPES),
    'spread-literals': refuse(SPREAD_LITERALS),
  },
};
