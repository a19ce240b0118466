const path = require('node:path');

// @tarojs/test-utils-react is for Taro 3; test/setup adapts it to 4.2.
const setup = (name) => path.join(__dirname, 'test/setup', name);

const alias = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@locales/(.*)$': '<rootDir>/locales/$1',
  '\\.(s?css)$': setup('style.js'),
  '\\.(png|jpe?g|gif|svg)$': setup('file.js'),
};
const moduleFileExtensions = ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'];
const cacheDirectory = '<rootDir>/.cache/jest';

const unit = {
  displayName: 'unit',
  rootDir: __dirname,
  cacheDirectory,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/platform$': path.join(__dirname, 'test/fakes/device.ts'), ...alias },
  moduleFileExtensions,
  transform: { '^.+\\.(m?[jt]sx?)$': setup('transform.js') },
  // ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!jsencrypt/|make-plural/|@stablelib/)'],
  setupFiles: [setup('build.js')],
};

const component = {
  displayName: 'component',
  rootDir: __dirname,
  cacheDirectory,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/test/component/**/*.test.{ts,tsx}', '<rootDir>/src/ui/**/*.test.{ts,tsx}'],
  moduleFileExtensions,
  moduleNameMapper: {
    ...alias,
    '^@tarojs/taro$': require.resolve('@tarojs/test-utils-react/dist/jest/runtime/taro-h5.js'),
    '^@tarojs/components$': '@tarojs/components/lib/react/index',
    '^react-dom/test-utils$': setup('act.js'),
    // jsdom cannot define the router's web component.
    '^\\./tabbar(\\.js)?$': setup('file.js'),
  },
  transform: { '^.+\\.(m?[jt]sx?)$': setup('taroTransform.js') },
  // ES modules only.
  transformIgnorePatterns: [],
  setupFiles: [setup('build.js'), setup('taro.js')],
  globals: {
    ENABLE_INNER_HTML: true,
    ENABLE_ADJACENT_HTML: true,
    ENABLE_SIZE_APIS: true,
    ENABLE_TEMPLATE_CONTENT: true,
    ENABLE_MUTATION_OBSERVER: true,
    ENABLE_CLONE_NODE: true,
    ENABLE_CONTAINS: true,
    DEPRECATED_ADAPTER_COMPONENT: false,
    __TARO_FRAMEWORK__: 'react',
  },
};

// Only hangs take longer.
module.exports = { passWithNoTests: true, projects: [unit, component], testTimeout: 30_000 };
