const boundaries = require('eslint-plugin-boundaries');
const i18next = require('eslint-plugin-i18next');
const reactHooks = require('eslint-plugin-react-hooks');
const regexp = require('eslint-plugin-regexp');
const globals = require('globals');
const tseslint = require('typescript-eslint');

// Each folder of src may import only those before it (docs/architecture.md).
const LAYERS = [
  'core',
  'domain',
  'contracts',
  'routes',
  'schemas',
  'variants',
  'platform',
  'api',
  'i18n',
  'state',
  'ui',
  'forms',
  'modules',
  'pages',
];
const REACT_FREE = ['core', 'domain', 'contracts', 'routes', 'schemas', 'variants'];
const DRAWING = ['ui', 'forms', 'modules', 'pages'];
const SPEAKING_LOCALES = ['i18n', 'modules', 'pages'];
const REACT = ['react', 'react-dom', 'zustand', '@tanstack/react-query', 'react-hook-form', '@tarojs/react'];
const TARO_RUNTIME = [
  '@tarojs/taro',
  '@tarojs/taro-h5',
  '@tarojs/runtime',
  '@tarojs/router',
  '@tarojs/plugin-*',
];
const HOST_GLOBALS = [
  'wx',
  'my',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'XMLHttpRequest',
  'fetch',
];
const UI_SUFFIX_FILES = 'src/ui/**/*.{h5,weapp,alipay}.{ts,tsx}';

const localElements = [
  ...LAYERS.map((type) =>
    type === 'modules'
      ? { type, pattern: 'src/modules/*', capture: ['module'], partialMatch: false }
      : { type, pattern: `src/${type}`, partialMatch: false },
  ),
  ...['sandbox', 'test', 'scripts', 'config', 'locales'].map((type) => ({
    type,
    pattern: type,
    partialMatch: false,
  })),
];

const to = (types) => ({ to: { element: { types: { anyOf: types } } } });
const external = (source) => ({ to: { module: { origin: 'external', source } } });
const from = (types) => ({ from: { element: { types: { anyOf: types } } } });

/** The last matching policy decides. */
const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...LAYERS.map((type, index) => ({ ...from([type]), allow: to(LAYERS.slice(0, index)) })).filter(
    ({ allow }) => allow.to.element.types.anyOf.length > 0,
  ),
  {
    ...from(['modules']),
    allow: {
      to: {
        element: {
          types: { anyOf: ['modules'] },
          captured: { module: '{{ from.element.captured.module }}' },
        },
      },
    },
  },
  { ...from(SPEAKING_LOCALES), allow: to(['locales']) },
  {
    ...from(['sandbox']),
    allow: to(['core', 'domain', 'contracts', 'routes', 'schemas', 'config', 'sandbox']),
  },
  { ...from(['config']), allow: to(['core', 'domain', 'routes', 'variants', 'ui']) },
  { ...from(LAYERS), disallow: { to: { module: { origin: 'core' } } } },
  { ...from(LAYERS.filter((type) => type !== 'platform')), disallow: external(TARO_RUNTIME) },
  {
    from: { element: { types: { anyOf: ['ui'] } }, file: { categories: 'suffix' } },
    allow: external(['@tarojs/taro']),
  },
  {
    ...from(LAYERS.filter((type) => !DRAWING.includes(type))),
    disallow: external(['@tarojs/components', 'taro-ui']),
  },
  { ...from(REACT_FREE), disallow: external(REACT) },
];

const TYPED = [
  'src/**/*.{ts,tsx}',
  'config/**/*.ts',
  'scripts/**/*.ts',
  'sandbox/**/*.{ts,tsx}',
  'test/**/*.{ts,tsx}',
];

const noTarget = {
  selector: "MemberExpression[property.name='TARO_ENV'], MemberExpression[property.value='TARO_ENV']",
  message: 'A screen never asks where it runs: put what differs into src/platform.',
};
const wholeCallTable = {
  name: '@/contracts/calls',
  message: 'Import the row from its own file: the whole table would come with it.',
};
const bareQueries = {
  name: '@tanstack/react-query',
  importNames: ['useQuery', 'useQueries', 'useInfiniteQuery', 'useMutation'],
  message: 'Read with useCall or usePages, write with useCallMutation (src/state/queries).',
};
const bareCall = {
  regex: 'state/client/client$',
  importNames: ['call'],
  message: 'Read with useCall, usePages or fetchCall, write with useCallMutation (src/state/queries).',
};
const noWeakRandom = {
  object: 'Math',
  property: 'random',
  message: 'Use the secure source of src/platform (or the seeded one in the sandbox).',
};
const deviceClock = {
  object: 'Date',
  property: 'now',
  message: "A time that a person is told is the server's: serverNow of src/api/serverClock.",
};

module.exports = tseslint.config(
  {
    ignores: [
      'dist/',
      '.cache/',
      '.data/',
      'coverage/',
      'node_modules/',
      'screenshots/',
      'src/pages/*/',
      'test/fixtures/**/*.js',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommended],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': localElements,
      'boundaries/files': [{ pattern: UI_SUFFIX_FILES, category: 'suffix' }],
      'boundaries/root-path': __dirname,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'import/resolver': {
        typescript: {
          project: 'tsconfig.json',
          extensions: ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.d.ts', '.js', '.mjs', '.json', '.scss'],
        },
      },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': ['error', noWeakRandom],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,mjs}'],
    ignores: ['test/**', 'sandbox/db/migrations/**'],
    rules: { 'max-lines-per-function': ['error', 80] },
  },
  {
    // Markup takes more lines.
    files: ['{src,sandbox}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'max-lines-per-function': ['error', 120] },
  },
  {
    files: TYPED,
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
      // Property types: functions that do not depend on `this`.
      '@typescript-eslint/method-signature-style': 'error',
      // React ignores a handler's return value.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // `async` also turns throws into rejections.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/app.{ts,tsx}', 'src/app.config.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  {
    // They run the React Compiler over every file: only where React is.
    files: ['src/{i18n,state,ui,forms,modules,pages}/**/*.{ts,tsx}', 'src/*.tsx', 'sandbox/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', noTarget],
      'no-restricted-imports': ['error', { paths: [wholeCallTable, bareQueries] }],
    },
  },
  {
    files: ['src/{ui,forms,modules,pages}/**/*.{ts,tsx}'],
    // These need a fresh or injected `call`, or go on after their screen is gone.
    ignores: [
      'src/modules/remit/preflight/beginTransfer.ts',
      'src/modules/order/pay/{check/useChecking,useWalletPay}.ts',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: [wholeCallTable, bareQueries], patterns: [bareCall] }],
    },
  },
  {
    files: ['src/{i18n,ui,forms,modules,pages}/**/*.{ts,tsx}'],
    // These wait some seconds from now.
    ignores: [
      '**/*.test.tsx',
      'src/ui/SendCode/SendCode.tsx',
      'src/ui/field/useSeconds.ts',
      'src/forms/useSentCode.ts',
      'src/modules/order/pay/check/useChecking.ts',
      'src/modules/remit/confirm/useFreshQuote.ts',
    ],
    rules: { 'no-restricted-properties': ['error', noWeakRandom, deviceClock] },
  },
  {
    files: ['src/state/queries/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [wholeCallTable] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/**', UI_SUFFIX_FILES],
    rules: {
      'no-restricted-globals': [
        'error',
        ...HOST_GLOBALS.map((name) => ({
          name,
          message: 'Only src/platform touches what the host supplies.',
        })),
      ],
    },
  },
  { files: ['src/platform/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/{ui,forms,modules,pages}/**/*.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          // Text for people.
          'jsx-attributes': {
            include: [
              'title',
              'subtitle',
              'label',
              'placeholder',
              'alt',
              'hint',
              'help',
              'text',
              'message',
              'description',
              'aria-label',
              'ariaLabel',
              'confirmText',
              'cancelText',
            ],
          },
          callees: { exclude: ['.*'] },
        },
      ],
    },
  },
  {
    // Parsing of outside text must not take quadratic time.
    files: ['{src,sandbox,config,scripts}/**/*.{ts,tsx,mts,mjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // Written by scripts/i18n-types.mjs.
  { files: ['types/i18n-keys.d.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'i18next/no-literal-string': 'off',
      'no-restricted-globals': 'off',
      'boundaries/dependencies': 'off',
      'max-lines': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-this-alias': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
