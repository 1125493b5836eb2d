import { defineConfig } from 'oxlint';
import { boundaries } from './oxlint.boundaries.ts';

export default defineConfig({
  options: {
    typeAware: true,
    typeCheck: true,
    reportUnusedDisableDirectives: 'error',
    maxWarnings: 0,
  },
  plugins: ['eslint', 'typescript', 'jsx-a11y', 'react', 'import'],
  categories: { correctness: 'error' },
  // In addition to what git ignores. oxlint would read a page's frontmatter but not its template.
  ignorePatterns: ['**/*.astro'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    // `role="status"` on a paragraph needs no <output>, and a group of controls no <fieldset>.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/ban-ts-comment': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/unified-signatures': 'error',
        // Texts are sorted as texts, and tests pass on methods of browser objects.
        'typescript/require-array-sort-compare': 'off',
        'typescript/unbound-method': 'off',
        'typescript/await-thenable': 'error',
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        // A block around `setTimeout(() => dialog.close())` would not say more.
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-deprecated': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-for-in-array': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-meaningless-void-operator': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-misused-spread': 'error',
        'typescript/no-mixed-enums': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'typescript/no-useless-default-assignment': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': 'error',
        // Numbers in a text are meant, and TypeScript believes that classes of modules may be
        // missing.
        'typescript/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowNullish: true },
        ],
        'typescript/return-await': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
      },
    },
    {
      files: ['src/site/**/*.tsx'],
      rules: {
        // All words that a visitor reads or hears are in content/.
        'react/jsx-no-literals': [
          'error',
          {
            ignoreProps: true,
            restrictedAttributes: ['alt', 'title', 'label', 'aria-label', 'aria-description'],
          },
        ],
        'react/unsupported-syntax': 'error',
      },
    },
    {
      files: ['src/site/**/*.tsx', 'src/editor/**'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      // Names that say nothing to a newcomer. docs/glossary.md has the terms to use instead.
      files: ['src/**', 'tools/**'],
      rules: {
        'id-denylist': [
          'error',
          ...['kindOf', 'written', 'told', 'met', 'come', 'another', 'one', 'other', 'found'],
          ...['said', 'Row', 'Place', 'Watched', 'KEPT'],
        ],
      },
    },
    ...boundaries,
    {
      // node:test itself waits for its tests.
      files: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': 'off',
        'typescript/no-floating-promises': 'off',
        'id-denylist': 'off',
      },
    },
    {
      // Playwright reads from the parameter which fixtures to set up: `{}` means none.
      files: ['tests/**/*.ts'],
      rules: { 'no-empty-pattern': 'off' },
    },
  ],
});
