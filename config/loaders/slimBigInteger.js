const babel = require('@babel/core');

/** What one power with a public exponent needs of jsencrypt's big integers; primes, bit arithmetic and inverses go. */
const METHODS = new Set(
  `toString negate abs compareTo bitLength mod modPowInt copyTo fromInt fromString clamp dlShiftTo drShiftTo lShiftTo
  rShiftTo subTo multiplyTo squareTo divRemTo invDigit isEven exp am DB DM DV FV F1 F2`.split(/\s+/),
);
const REDUCERS_GONE = new Set(['NullExp', 'Barrett', 'lowprimes', 'lplim']);

function strip({ types: t }) {
  const isMember = (node, object, property) =>
    t.isMemberExpression(node, { computed: false }) &&
    (typeof object === 'string' ? t.isIdentifier(node.object, { name: object }) : object(node.object)) &&
    (!property || t.isIdentifier(node.property, { name: property }));
  return {
    visitor: {
      ExpressionStatement(path) {
        const { left } = path.node.expression;
        const ofPrototype = left && isMember(left, (node) => isMember(node, 'BigInteger', 'prototype'));
        if (ofPrototype && !METHODS.has(left.property.name)) path.remove();
      },
      VariableDeclarator(path) {
        if (REDUCERS_GONE.has(path.node.id.name)) path.remove();
      },
    },
  };
}

/** Webpack loader for jsencrypt's jsbn.js; test/unit/config proves that what is left works as before. */
module.exports = function slimBigInteger(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
module.exports.METHODS = METHODS;
