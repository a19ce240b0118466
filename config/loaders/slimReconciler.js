const babel = require('@babel/core');

/** What Taro's host can do, as it tells the reconciler when it starts; known beforehand, whole branches go. */
const HOST = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsTestSelectors: false,
  supportsMicrotasks: true,
  isPrimaryRenderer: true,
};
/** What @tarojs/react calls. */
const EXPORTS = new Set(
  `batchedUpdates createContainer createPortal findHostInstance flushSync getCurrentUpdatePriority getPublicRootInstance
  injectIntoDevTools runWithPriority updateContainer`.split(/\s+/),
);

function strip({ types: t }) {
  return {
    visitor: {
      MemberExpression(path) {
        const { object, property } = path.node;
        if (object.name === '$$$hostConfig' && property.name in HOST)
          path.replaceWith(t.booleanLiteral(HOST[property.name]));
      },
      ExpressionStatement(path) {
        const { left } = path.node.expression;
        if (t.isMemberExpression(left) && left.object.name === 'exports' && !EXPORTS.has(left.property.name))
          path.remove();
      },
    },
  };
}

/** Webpack loader for react-reconciler's production build. */
module.exports = function slimReconciler(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
module.exports.HOST = HOST;
module.exports.EXPORTS = EXPORTS;
