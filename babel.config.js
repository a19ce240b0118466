// Mini-programs run in the engines of their apps: JavaScriptCore of iOS 10 and a V8 of the app's own, both ES2016. On H5
// Taro's elements are custom elements, which no older browser than these has; what cannot start needs no ES5.
const isMini = ['weapp', 'alipay'].includes(process.env.TARO_ENV);
const targets = isMini
  ? { ios: '10', chrome: '53' }
  : { ios: '10', safari: '10.1', chrome: '54', edge: '79', firefox: '63' };
// iOS 10 has all of ES2016 but for a few faults. Taro's preset translates every use of what they touch, Babel's own only
// the faulty spots when asked to; Terser's `safari10` (config/prod.ts) keeps clear of them too.
const FAULTY = ['destructuring', 'parameters', 'block-scoping', 'template-literals', 'function-name'];

module.exports = {
  // Each saves helpers or long comparisons around code that we do not write: document.all, classes called as functions,
  // setters met while spreading.
  assumptions: {
    noDocumentAll: true,
    noClassCalls: true,
    ignoreFunctionLength: true,
    setSpreadProperties: true,
    pureGetters: true,
  },
  presets: [
    ['@babel/preset-env', { targets, bugfixes: true, modules: false }],
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        targets,
        exclude: FAULTY.map((name) => `transform-${name}`),
        compiler: 'webpack5',
        // H5 loads an import() as a chunk of its own; a mini-program has it in the package already.
        'dynamic-import-node': process.env.TARO_ENV !== 'h5',
      },
    ],
  ],
};
