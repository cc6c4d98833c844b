// Only what biome can't see: rules that need types, and what the layers below the server must not know.
import svelte from 'eslint-plugin-svelte';
import svelteParser from 'svelte-eslint-parser';
import tseslint from 'typescript-eslint';

const BELOW_THE_SERVER = ['src/core/**/*.ts', 'src/games/**/*.ts', 'src/match/**/*.ts', 'src/bots/**/*.ts'];
const TESTS = ['**/*.test.ts', '**/testing.ts'];

const CLOCKS = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const DOM = ['window', 'document', 'navigator', 'localStorage', 'fetch', 'WebSocket'];
const NODE = ['process', 'Buffer', 'global', 'require'];

const forbidden = (names, message) => names.map((name) => ({ name, message }));

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'lib/**',
      'api/**',
      'data/**',
      'coverage/**',
      'test/pack/consumer/**',
      'src/games/*/clauses.ts',
      'src/games/*/rulebook/generated.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parser: svelteParser, parserOptions: { parser: tseslint.parser } },
    rules: {
      // A link of SvelteKit, which this page does without.
      'svelte/no-navigation-without-resolve': 'off',
      // What is watched is replaced as a whole; a map that changes in place is nobody's to watch.
      'svelte/prefer-svelte-reactivity': 'off',
      // It takes a prop that was given another name for unused; svelte-check finds the unused ones.
      'svelte/no-unused-props': 'off',
    },
  },
  {
    files: BELOW_THE_SERVER,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...forbidden(CLOCKS, 'Time is an argument below the server.'),
        ...forbidden(DOM, 'The rules run without a browser.'),
        ...forbidden(NODE, 'The rules run without Node.'),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is a seat; draw from a seeded generator (src/core/random.ts).',
        },
        { object: 'crypto', property: 'getRandomValues', message: 'Seeds come from outside the rules.' },
      ],
    },
  },
);
