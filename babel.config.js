// Mini-programs run in the engines of their apps: JavaScriptCore of iOS 10 and a V8 of the app's own, both ES2016.
// H5 meets the browsers of package.json's browserslist.
const isMini = ['weapp', 'alipay'].includes(process.env.TARO_ENV);
// The hello world that sizes are divided by stays what Taro makes of it.
const isHello = (process.env.APP_SOURCE_ROOT ?? '').endsWith('hello');
const targets = isMini && !isHello ? { ios: '10', chrome: '58' } : undefined;

module.exports = {
  // Each saves helpers or long comparisons around code that we do not write: document.all, classes called as functions,
  // setters met while spreading.
  assumptions: isHello
    ? {}
    : {
        noDocumentAll: true,
        noClassCalls: true,
        ignoreFunctionLength: true,
        setSpreadProperties: true,
        pureGetters: true,
      },
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        targets,
        compiler: 'webpack5',
        // H5 loads an import() as a chunk of its own; a mini-program has it in the package already.
        'dynamic-import-node': process.env.TARO_ENV !== 'h5',
      },
    ],
  ],
};
