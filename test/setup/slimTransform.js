const crypto = require('node:crypto');
const fs = require('node:fs');
const { createTransformer } = require('babel-jest').default;
const slimQuery = require('../../config/loaders/slimQuery');

const plain = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [['@babel/preset-env', { targets: { node: 'current' } }]],
});
const loader = fs.readFileSync(require.resolve('../../config/loaders/slimQuery'));

/** TanStack Query as the app's bundles hold it. */
module.exports = {
  process: (source, file, options) =>
    plain.process(slimQuery.call({ resourcePath: file }, source), file, options),
  getCacheKey: (source, file, options) =>
    crypto
      .createHash('sha256')
      .update(loader)
      .update(plain.getCacheKey(source, file, options))
      .digest('hex'),
};
