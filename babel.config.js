// Mini-programs run in JavaScriptCore of iOS 10 and the apps' V8, both ES2016. On H5 Taro needs custom elements,
// which no older browser has.
const isMini = ['weapp', 'alipay'].includes(process.env.TARO_ENV);
const targets = isMini
  ? { ios: '10', chrome: '53' }
  : { ios: '10', safari: '10.1', chrome: '54', edge: '79', firefox: '63' };
// iOS 10 has a few faults in ES2016: Babel rewrites only the faulty spots, unlike Taro's preset. See also Terser's
// `safari10` (config/prod.ts).
const FAULTY = ['destructuring', 'parameters', 'block-scoping', 'template-literals', 'function-name'];

module.exports = {
  // Saves code for document.all, classes called as functions and setters in spreads.
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
        // H5 loads an import() as a chunk; a mini-program has it in the package.
        'dynamic-import-node': process.env.TARO_ENV !== 'h5',
      },
    ],
  ],
};
