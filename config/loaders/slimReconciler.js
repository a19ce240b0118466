const babel = require('@babel/core');

/** The tags below are those of this build; another one must be looked at again. */
const VERSION = 'reconcilerVersion:"18.2.0"';
/** What the host can do, as it tells the reconciler when it starts; known beforehand, whole branches go. */
const HOST = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsTestSelectors: false,
  supportsMicrotasks: true,
  isPrimaryRenderer: true,
};
/** What @tarojs/react calls in production. */
const EXPORTS = new Set(
  `batchedUpdates createContainer findHostInstance flushSync getPublicRootInstance runWithPriority
  updateContainer`.split(/\s+/),
);
/** What config/stubs/reactDom.js calls. */
const H5_EXPORTS = new Set(['batchedUpdates', 'createContainer', 'flushSync', 'updateContainer']);
/** Kinds of elements that no screen draws: React then says that they are invalid (error 130 or 31). */
const TYPES_GONE = new Set(
  `react.strict_mode react.profiler react.suspense react.suspense_list react.lazy react.offscreen
  react.portal`.split(/\s+/),
);
/**
 * Their work tags: portal, mode, profiler, suspense, lazy, incomplete class (of roots of old), dehydrated fragment,
 * suspense list, scope, offscreen, legacy hidden, cache, tracing marker.
 */
const TAGS_GONE = new Set([4, 8, 12, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25]);

function strip({ types: t }, { kept }) {
  const isTag = (node) => t.isMemberExpression(node, { computed: false }) && node.property.name === 'tag';
  const gone = (node) => t.isNumericLiteral(node) && TAGS_GONE.has(node.value);
  const leaves = (statements) => {
    const last = statements[statements.length - 1];
    if (t.isBlockStatement(last)) return leaves(last.body);
    return (
      t.isBreakStatement(last) ||
      t.isReturnStatement(last) ||
      t.isThrowStatement(last) ||
      t.isContinueStatement(last)
    );
  };
  /** Takes cases out of a switch; what an earlier case runs on into stays with that one. */
  const dropCases = (node, isGone) => {
    const cases = [];
    for (const one of node.cases) {
      const before = cases[cases.length - 1];
      if (!one.test || !isGone(one)) cases.push(one);
      else if (before && !leaves(before.consequent)) before.consequent.push(...one.consequent);
    }
    node.cases = cases;
  };
  const types = new Set();
  const isType = (node) => t.isIdentifier(node) && types.has(node.name);
  return {
    visitor: {
      Program(program) {
        program.traverse({
          VariableDeclarator({ node }) {
            const [name] = t.isCallExpression(node.init) ? node.init.arguments : [];
            if (t.isStringLiteral(name) && TYPES_GONE.has(name.value)) types.add(node.id.name);
          },
        });
      },
      SwitchStatement(path) {
        const { discriminant, cases } = path.node;
        if (isTag(discriminant)) dropCases(path.node, ({ test }) => gone(test));
        else dropCases(path.node, ({ test }) => isType(test));
        // How a tree ended that waits for promises.
        const waits = (node) =>
          t.isAssignmentExpression(node) && node.left.property?.name === 'timeoutHandle';
        for (const one of cases) {
          let found = false;
          t.traverseFast(one, (node) => (found ||= waits(node)));
          if (found) path.node.cases = path.node.cases.filter((other) => other !== one);
        }
      },
      BinaryExpression(path) {
        const { left, right, operator } = path.node;
        if (operator === '&' && left.property?.name === 'mode' && right.value === 1)
          path.replaceWith(t.numericLiteral(1));
        else if (operator === '===' || operator === '!==') {
          const never = (gone(left) && isTag(right)) || (isTag(left) && gone(right));
          // `x.$$typeof === …`
          if (never || isType(left) || isType(right)) path.replaceWith(t.booleanLiteral(operator === '!=='));
          // A promise that is thrown: none is.
          else if (right.argument?.property?.name === 'then') path.replaceWith(t.booleanLiteral(false));
        }
      },
      MemberExpression(path) {
        const { object, property } = path.node;
        if (object.name === '$$$hostConfig' && property.name in HOST)
          path.replaceWith(t.booleanLiteral(HOST[property.name]));
      },
      ExpressionStatement(path) {
        const { left } = path.node.expression;
        if (t.isMemberExpression(left) && left.object.name === 'exports' && !kept.has(left.property.name))
          path.remove();
      },
    },
  };
}

/** Webpack loader for react-reconciler's production build: React without what neither our screens nor Taro ask of it. */
module.exports = function slimReconciler(source) {
  if (!source.includes(VERSION)) throw new Error(`slimReconciler: ${VERSION} is expected`);
  const kept = process.env.TARO_ENV === 'h5' ? H5_EXPORTS : EXPORTS;
  const plugins = [[strip, { kept }]];
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins }).code;
};
Object.assign(module.exports, { HOST, EXPORTS, H5_EXPORTS, TYPES_GONE });
