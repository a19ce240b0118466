const babel = require('@babel/core');

/**
 * Taro's platform packages put every API of the client on the `Taro` object and merge their components into its table.
 * Our src/platform calls the client itself, and the table comes whole (leanComponents.js): both go.
 */
const strip = () => ({
  visitor: {
    FunctionDeclaration(path) {
      if (path.node.id.name === 'initNativeApi') path.node.body.body = [];
    },
    ExpressionStatement(path) {
      const { callee } = path.node.expression;
      if (callee?.name === 'mergeInternalComponents') path.remove();
    },
  },
});

module.exports = function leanPlatform(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
