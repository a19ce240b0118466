const babel = require('@babel/core');

/** What money needs of decimal.js; logarithms, roots, powers and trigonometry are two thirds of its code. */
const METHODS = new Set(
  `constructor toStringTag absoluteValue abs ceil comparedTo cmp clampedTo clamp decimalPlaces dp dividedBy div
  dividedToIntegerBy divToInt equals eq floor greaterThan gt greaterThanOrEqualTo gte isFinite isInteger isInt isNaN
  isNegative isNeg isPositive isPos isZero lessThan lt lessThanOrEqualTo lte minus sub modulo mod negated neg plus add
  precision sd round times mul toDecimalPlaces toDP toExponential toFixed toNumber toPrecision toSignificantDigits toSD
  toString truncated trunc valueOf toJSON`.split(/\s+/),
);
const STATICS = new Set(['prototype', 'config', 'set', 'clone', 'isDecimal', 'max', 'min']);

/** Drops `P.cosine = P.cos = function …` and `Decimal.cos = cos` for all that is not listed. */
function strip({ types: t }) {
  const member = (node, object) =>
    t.isMemberExpression(node, { computed: false }) && t.isIdentifier(node.object, { name: object })
      ? node.property.name
      : undefined;
  return {
    visitor: {
      AssignmentExpression(path) {
        const { left, right } = path.node;
        const method = member(left, 'P');
        const named = member(left, 'Decimal');
        if (method && !METHODS.has(method)) path.replaceWith(right);
        else if (named && !STATICS.has(named) && t.isIdentifier(right, { name: named }))
          path.replaceWith(t.identifier('undefined'));
      },
    },
  };
}

/** Webpack loader for decimal.js/decimal.mjs; test/unit/config proves that what is left works as before. */
module.exports = function slimDecimal(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
module.exports.METHODS = METHODS;
module.exports.STATICS = STATICS;
