import { posix, relative } from 'node:path';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** A JSX text, or an attribute that is read or heard, written in code: words belong into content/. */
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

/** What every room that draws is given: content, and the design's tokens and layers. */
const DATA = ['src/content', 'src/styles'];

/**
 * The plan of the house: each room, and what its files may import besides one another. Arrows run down; the editor and the
 * tests stand beside the site and may look into all of it. A room within a room must be named by itself.
 */
const ROOMS = {
  tests: ['src', 'after-build', 'editor', 'hosting', 'scripts'],
  editor: ['src', 'hosting/policy'],
  scripts: ['src', 'after-build', 'editor', 'hosting', 'tests'],
  'after-build': [
    ...['hosting', 'src/content', 'src/contact/schemas', 'src/contact/function'],
    ...['src/contact/policy-origins', 'src/contact/endpoint-of', 'src/contact/settings'],
  ],
  hosting: [],
  'src/pages': ['src'],
  'src/views': ['src/sections', 'src/contact', 'src/components', 'src/pictures/requests', ...DATA],
  'src/sections': [
    ...['src/components', 'src/pictures/requests', 'src/contact/endpoint-of'],
    ...DATA,
  ],
  'src/contact': ['src/contact/schemas', 'src/components', ...DATA],
  'src/head': ['src/pictures', 'src/components', ...DATA],
  'src/pictures': ['src/components', ...DATA],
  'src/components': ['src/styles'],
  'src/content': ['src/contact/schemas'],
  'src/contact/function': ['src/contact/fields', 'src/contact/endpoint-of'],
  'src/contact/schemas': ['src/content/schemas'],
  'src/contact/browser': [
    ...['src/contact/fields', 'src/contact/message-links', 'src/contact/settings'],
    'src/content/fill',
  ],
  'src/browser': [],
  'src/styles': [],
  'src/fonts': [],
};

/** The packages of the rooms that a browser runs: a visitor's, or the editor's. No module of Node is among them. */
const PACKAGES = {
  'src/views': /^react$/,
  'src/sections': /^react$/,
  'src/components': /^react$/,
  'src/contact/browser': /^valibot$/,
  'src/browser': /^workbox-/,
};

const isWithin = (path, place) =>
  path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}.`);
const roomOf = (path) =>
  Object.keys(ROOMS)
    .filter((room) => path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];

/** Refuses an import that ROOMS and PACKAGES do not list, and a folder in src/ that is no room. */
const walls = {
  create(context) {
    const file = relative(import.meta.dirname, context.filename).replaceAll('\\', '/');
    const room = roomOf(file);
    const check = ({ source }) => {
      if (!room || typeof source?.value !== 'string') return;
      if (!source.value.startsWith('.')) {
        if (!PACKAGES[room] || PACKAGES[room].test(source.value)) return;
        const message = `${room} runs in a browser: it may not import ${source.value}.`;
        return context.report({ node: source, message });
      }
      const target = posix.join(posix.dirname(file), source.value);
      const targetRoom = roomOf(target);
      const may = (place) => isWithin(target, place) && (!ROOMS[place] || place === targetRoom);
      if (room === targetRoom || ROOMS[room].some(may)) return;
      const message = `${room} may not import ${target}: see ROOMS in eslint.config.js.`;
      context.report({ node: source, message });
    };
    return {
      Program(node) {
        if (!room && /^src\/.+\//.test(file))
          context.report({ node, message: `${file} stands in no room of eslint.config.js.` });
      },
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The editor shows the pages by the React of its CMS, where hooks of this one find no renderer. */
const HOOKS = {
  selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^use[A-Z]/]",
  message: 'A page is a pure function: hooks do not work in the editor. A context has a Consumer.',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.cache/',
    'functions/',
    '.netlify/',
    'test-results/',
    'bench-results/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers in a text are exactly what is meant, and to the compiler every class of a CSS module may be missing.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: true },
      ],
      // The contexts of Astro's loaders and Playwright's fixtures are made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // A name for what a function is given often says more than its type would.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `setTimeout(() => dialog.close())` says what happens; a block around it says no more.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The compiler asks for brackets where a key comes from an index signature.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['src/**/*.{tsx,astro}'],
    rules: { 'no-restricted-syntax': ['error', ...WORDS_IN_COMPONENTS, HOOKS] },
  },
  {
    files: ['**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.ts'],
    plugins: { house: { rules: { walls } } },
    rules: { 'house/walls': 'error' },
  },
  {
    // node:test waits for its tests itself.
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    // Playwright reads from `async ({}, use)` that a fixture needs no other.
    files: ['tests/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['scripts/*.mjs', 'eslint.config.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
