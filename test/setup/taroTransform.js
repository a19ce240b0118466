const taroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js');
const transformer = require('./transform.js');

/** Taro.* of the H5 runtime together with the React hooks, which the framework plugin adds at build time. */
const withHooks = (source, file) =>
  file.includes('test-utils-react/dist/jest/runtime/taro-h5.js') ? taroApi(source) : source;

// Taro's packages and much below them ship ES modules only; the rest of node_modules needs no work.
const isModule = /^\s*(import|export)[\s{*]/m;

module.exports = {
  getCacheKey: (source, file, options) => transformer.getCacheKey(withHooks(source, file), file, options),
  process: (source, file, options) =>
    file.includes('node_modules') && !isModule.test(source)
      ? { code: source }
      : transformer.process(withHooks(source, file), file, options),
};
