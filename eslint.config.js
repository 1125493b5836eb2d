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

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/', 'bench-results/']),
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
    rules: { 'no-restricted-syntax': ['error', ...WORDS_IN_COMPONENTS] },
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
