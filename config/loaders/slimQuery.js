const path = require('node:path');
const babel = require('@babel/core');

/**
 * src/state/queries/queries.ts reads through TanStack Query: queries, page by page queries, invalidation. Mutations, suspense,
 * prefetching, hydration and all options below are half of its code.
 * Class -> methods that go.
 */
const GONE = {
  Query: ['isStale', 'meta', 'queryType', 'promise'],
  QueryObserver: ['getCurrentQuery', 'fetchOptimistic'],
  QueryCache: ['find'],
  QueryClient: `isFetching isMutating getQueryData ensureQueryData getQueriesData getQueryState
    query fetchQuery prefetchQuery infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData
    resumePausedMutations getMutationCache getDefaultOptions setDefaultOptions setQueryDefaults setMutationDefaults
    getMutationDefaults defaultMutationOptions`.split(/\s+/),
};
/** Options that no query of ours has: reading one yields nothing. */
const UNUSED = new Set(
  `select persister suspense structuralSharing behavior throwOnError initialPromise
  queryKeyHashFn retryOnMount refetchIntervalInBackground maxPages getPreviousPageParam onSuccess onSettled onError
  mutationCache`.split(/\s+/),
);
/** Statements made of nothing else than a call of these go. */
const CALLS_GONE = new Set([
  'resumePausedMutations',
  'ensureSuspenseTimers',
  'ensurePreventErrorBoundaryRetry',
  'useClearResetErrorBoundary',
]);
/** `if` statements that ask these go: nothing suspends or throws into a boundary. */
const QUESTIONS_GONE = new Set(['shouldSuspend', 'getHasError']);
const VARIABLES_GONE = new Set(['errorResetBoundary']);

function strip({ types: t }, { prefix }) {
  // What engines of old cannot parse becomes a plain property with a short name of its file's own.
  const names = new Map();
  const plain = (node) => {
    const { name } = node.id;
    if (!names.has(name)) names.set(name, `_${prefix}${names.size.toString(36)}`);
    return t.identifier(names.get(name));
  };
  const callee = (node) => {
    const call = t.isAwaitExpression(node) ? node.argument : node;
    if (!t.isCallExpression(call) && !t.isOptionalCallExpression(call)) return undefined;
    return call.callee.name ?? call.callee.property?.name;
  };
  const mentions = (path, name) => {
    let found = false;
    path.traverse({
      PrivateName(inner) {
        if (inner.node.id.name === name) found = true;
      },
    });
    return found;
  };
  return {
    visitor: {
      Program(program) {
        program.traverse({
          Class(path) {
            const name = path.node.id?.name ?? path.parent.id?.name;
            path.node.body.body = path.node.body.body.filter(
              (member) => !(GONE[name] ?? []).includes(member.key?.name),
            );
          },
          ExpressionStatement(path) {
            const name = callee(path.node.expression);
            if (CALLS_GONE.has(name) || UNUSED.has(name) || mentions(path, 'mutationCache')) path.remove();
            else if (mentions(path, 'mutationDefaults')) path.remove();
          },
          IfStatement(path) {
            if (QUESTIONS_GONE.has(callee(path.node.test))) path.remove();
          },
          VariableDeclarator(path) {
            if (VARIABLES_GONE.has(path.node.id.name)) path.remove();
          },
          'MemberExpression|OptionalMemberExpression'(path) {
            const { object, property, computed } = path.node;
            if (computed) return;
            const written = path.parentPath.isAssignmentExpression() && path.key === 'left';
            if (!written && UNUSED.has(property.name))
              path.replaceWith(t.unaryExpression('void', t.numericLiteral(0)));
            else if (object.name === 'timeoutManager') path.replaceWith(property);
          },
          CallExpression(path) {
            // There is a window, or what stands in for it.
            if (path.node.callee.name === 'isServer') path.replaceWith(t.booleanLiteral(false));
          },
        });
        program.traverse({
          ClassPrivateProperty(path) {
            const { key, value } = path.node;
            if (value && !(t.isIdentifier(value, { name: 'undefined' }) || t.isUnaryExpression(value)))
              path.replaceWith(t.classProperty(plain(key), value));
            else path.remove();
          },
          ClassPrivateMethod(path) {
            const { key, params, body, async: isAsync } = path.node;
            path.replaceWith(t.classMethod('method', plain(key), params, body, false, false, false, isAsync));
          },
        });
        program.traverse({
          PrivateName(path) {
            path.replaceWith(plain(path.node));
          },
        });
      },
    },
  };
}

/** The first letters of the file's words, which no class that inherits from another one shares. */
const prefixOf = (file) =>
  path
    .basename(file, '.js')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[a-z]/g, '')
    .toLowerCase() + path.basename(file, '.js').slice(-1);

/** Webpack loader for @tanstack/query-core and react-query, modern builds; test/unit/state runs on what is left. */
module.exports = function slimQuery(source) {
  const plugins = [[strip, { prefix: prefixOf(this.resourcePath) }]];
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins }).code;
};

module.exports.GONE = GONE;
