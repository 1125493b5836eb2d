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
    'src/pictures/kept',
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

/** In place of the two rules of typescript-eslint's strict set that oxlint lacks: the compiler itself refuses more then. */
const STRICTER_TYPES = [
  {
    selector:
      'ClassDeclaration:not([superClass]):not(:has(PrivateIdentifier, [accessibility="private"]))',
    message: 'A class has a private member: then nothing but an instance of it passes for one.',
  },
  {
    selector: 'TSEnumDeclaration',
    message:
      'To an enum any number can be assigned, and Node does not run it: use a union of texts.',
  },
];

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
    // What asks for types is in .oxlintrc.json.
    extends: [ts.configs.strict],
    rules: {
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
    files: ['**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...STRICTER_TYPES] },
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
