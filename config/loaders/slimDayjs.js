const babel = require('@babel/core');

/** src/i18n/formats.ts reads a moment and writes it by a pattern; reckoning with dates is done in src/core/dates. */
const METHODS = new Set([
  'parse',
  'init',
  '$utils',
  'isValid',
  'format',
  'valueOf',
  'utcOffset',
  'toDate',
  '$locale',
]);

function strip({ types: t }) {
  return {
    visitor: {
      ExpressionStatement(path) {
        const { left, callee } = path.node.expression;
        // `_proto.add = function …` of the class, and getters that are made in a loop of `proto`.
        const isMethod = t.isMemberExpression(left) && left.object.name === '_proto';
        if (isMethod && !METHODS.has(left.property.name)) path.remove();
        const loop = t.isMemberExpression(callee) && t.isArrayExpression(callee.object);
        if (loop) path.remove();
      },
    },
  };
}

/** Webpack loader for dayjs/esm/index.js; test/unit/config proves that dates come out as from the whole library. */
module.exports = function slimDayjs(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
