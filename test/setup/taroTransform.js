const taroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js');
const transformer = require('./transform.js');

/** React hooks that Taro's framework plugin adds when building. */
const withHooks = (source, file) =>
  file.includes('test-utils-react/dist/jest/runtime/taro-h5.js') ? taroApi(source) : source;

// Only ES modules need a transform.
const isModule = /^\s*(import|export)[\s{*]/m;

module.exports = {
  getCacheKey: (source, file, options) => transformer.getCacheKey(withHooks(source, file), file, options),
  process: (source, file, options) =>
    file.includes('node_modules') && !isModule.test(source)
      ? { code: source }
      : transformer.process(withHooks(source, file), file, options),
};
