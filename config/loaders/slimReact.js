const path = require('node:path');
const babel = require('@babel/core');

/** Package -> what is asked of it: by screens, Taro and the packages that draw; by the reconciler. */
const KEPT = {
  react: new Set(
    `Component Fragment __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED createContext createElement createRef
    forwardRef memo useCallback useContext useDebugValue useEffect useLayoutEffect useMemo useRef useState
    useSyncExternalStore version`.split(/\s+/),
  ),
  scheduler: new Set(
    `unstable_IdlePriority unstable_ImmediatePriority unstable_NormalPriority unstable_UserBlockingPriority
    unstable_cancelCallback unstable_now unstable_requestPaint unstable_scheduleCallback
    unstable_shouldYield`.split(/\s+/),
  ),
};

const strip = ({ types: t }, { kept }) => ({
  visitor: {
    ExpressionStatement(path) {
      const { left } = path.node.expression;
      if (t.isMemberExpression(left) && left.object.name === 'exports' && !kept.has(left.property.name))
        path.remove();
    },
  },
});

/** Webpack loader for the production builds of react and its scheduler: without the exports that nobody asks for. */
module.exports = function slimReact(source) {
  const plugins = [[strip, { kept: KEPT[path.basename(this.resourcePath).split('.')[0]] }]];
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins }).code;
};
module.exports.KEPT = KEPT;
