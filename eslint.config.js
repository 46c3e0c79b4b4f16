/**
 * Lint rules. The direction of imports is one of them: config, contract, simulation → content → lib, tracking → ui →
 * features → app → main; features never import each other.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

/** Room → rooms it may import (itself always). */
const rooms = {
  contract: [],
  simulation: [],
  config: [],
  content: ['config', 'contract', 'simulation'],
  lib: ['config', 'contract', 'content'],
  tracking: ['config', 'contract', 'lib'],
  ui: ['config', 'contract', 'content', 'lib', 'tracking'],
  feature: ['config', 'contract', 'content', 'lib', 'tracking', 'ui', 'simulation'],
  // One room: what makes a page's HTML (`src/build`), and what starts that page (`src/boot`).
  build: ['config', 'contract', 'content'],
  // The three pages of the links: small, without the application.
  links: ['config', 'contract', 'content', 'lib'],
  app: ['config', 'contract', 'content', 'lib', 'tracking', 'ui', 'feature', 'simulation'],
  sw: ['config', 'contract', 'lib', 'feature'],
  server: ['contract'],
};

/** React has no place there: the rules about it, which compile each file to understand it, are left out. */
const WITHOUT_REACT = [
  'server/**',
  'e2e/**',
  'art/**',
  'src/{config,content,contract,simulation}/**',
  'tests/{bench,config,content,contract,dist,docs,lint,run,server,simulation}/**',
];

const policy = (from, to) => ({ from: { element: from }, allow: to.map((element) => ({ to: { element } })) });

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist.*/',
      'node_modules/',
      'data/',
      'art/.out/',
      'public/',
      'test-results/',
      'playwright-report/',
      '.bench/',
    ],
  },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  { ...reactHooks.configs.flat['recommended-latest'], ignores: WITHOUT_REACT },
  {
    files: WITHOUT_REACT,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', message: 'No React here: its rules are not checked (WITHOUT_REACT).' }] },
      ],
    },
  },
  // Pages are prerendered: what only the browser knows (a draft, a stored choice) is taken over right after hydration.
  { ignores: WITHOUT_REACT, rules: { 'react-hooks/set-state-in-effect': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [fileURLToPath(new URL('./tests/lint/resolver.cjs', import.meta.url))]: {} },
      'boundaries/elements': [
        ...Object.keys(rooms)
          .filter((room) => !['feature', 'server'].includes(room))
          .map((room) => ({ type: room, pattern: `src/${room}/**`, partialMatch: false })),
        { type: 'build', pattern: 'src/boot/**', partialMatch: false },
        { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
        { type: 'server', pattern: 'server/**', partialMatch: false },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.entries(rooms)
              .filter(([room]) => room !== 'feature')
              .map(([room, allow]) => policy({ type: room }, [{ type: room }, ...allow.map((type) => ({ type }))])),
            policy({ type: 'feature' }, [
              { type: 'feature', captured: { name: '{{ from.captured.name }}' } },
              ...rooms.feature.map((type) => ({ type })),
            ]),
          ],
        },
      ],
      // A feature is what its index gives. The outbox has its own: start-up needs it by itself, the
      // service worker needs what runs without a window.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: String.raw`features/[\w-]+/(?!outbox(?:/browser)?$)`, message: 'Import the feature itself.' },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  // Prettier leaves comments as they are. What cannot be broken may be longer: classes, titles, addresses, patterns.
  {
    ignores: ['src/content/**', 'src/features/fleet/geography/**'],
    rules: {
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
  },
  // A promise that nobody waits for loses its error. The rule needs types, so it costs as much
  // as all others together: not in the unit tests, where such an error ends the run by itself.
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'e2e/**/*.ts'],
    languageOptions: {
      // Not `projectService`, which is made for editors: it takes a quarter more of the processor.
      parserOptions: {
        project: ['src/tsconfig.json', 'src/sw/tsconfig.json', 'tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['tests/**', 'e2e/**', '*.config.ts'],
    rules: { 'boundaries/dependencies': 'off', 'no-restricted-imports': 'off' },
  },
  // Test files without a page share what they have loaded (vitest.config.ts): a module that one replaces would reach
  // others.
  {
    files: JSON.parse(readFileSync(new URL('tests/without-page.json', import.meta.url), 'utf8')),
    ignores: ['tests/**/*.alone.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Other test files would get it too. Name this one *.alone.test.ts, or inject what is replaced.',
        })),
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['tests/support/eventually.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="vi"][property.name="waitFor"]',
          message: 'It waits for one second, too little for a busy machine: `eventually` (tests/support).',
        },
      ],
    },
  },
  // A fixed wait is too short on a slow machine and too long on a fast one.
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message:
            'Wait for what is expected, by `expect.poll` or the page’s clock; that nothing happens, by `frames`.',
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
