const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { pathToFileURL } = require('node:url');
const esbuild = require('esbuild');
const { createTransformer } = require('babel-jest').default;

// esbuild is much faster, but only Babel hoists `jest.mock`.
const lifting = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
});
const mocks = /\bjest\s*\.\s*(mock|unmock|enableAutomock|disableAutomock|deepUnmock)\(/;
const options = {
  format: 'cjs',
  target: `node${process.versions.node}`,
  // Jest runs CommonJS.
  supported: { 'dynamic-import': false },
  jsx: 'automatic',
  sourcemap: 'external',
  sourcesContent: false,
};
const loaderOf = (file) => (file.endsWith('.tsx') ? 'tsx' : /\.[mc]?ts$/.test(file) ? 'ts' : 'jsx');
const own = fs.readFileSync(__filename);

module.exports = {
  getCacheKey: (source, file, { configString, ...rest }) =>
    mocks.test(source)
      ? lifting.getCacheKey(source, file, { configString, ...rest })
      : createHash('sha1')
          .update([esbuild.version, file, configString, source].join('\0'))
          .update(own)
          .digest('hex'),
  process(source, file, of) {
    if (mocks.test(source)) return lifting.process(source, file, of);
    // CommonJS has no `import.meta`.
    const define = { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) };
    return esbuild.transformSync(source, { ...options, define, loader: loaderOf(file), sourcefile: file });
  },
};
