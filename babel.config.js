// Mini-programs' engines are ES2016: JavaScriptCore of iOS 10 and the apps' V8. On H5 Taro needs custom elements.
const isMini = ['weapp', 'alipay'].includes(process.env.TARO_ENV);
const targets = isMini
  ? { ios: '10', chrome: '53' }
  : { ios: '10', safari: '10.1', chrome: '54', edge: '79', firefox: '63' };
// iOS 10 has a few ES2016 faults: Babel rewrites those, Taro's preset every use.
const FAULTY = ['destructuring', 'parameters', 'block-scoping', 'template-literals', 'function-name'];

module.exports = {
  // For code we do not write; saves helpers.
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
        'dynamic-import-node': process.env.TARO_ENV !== 'h5',
      },
    ],
  ],
};
