const babel = require('@babel/core');

/**
 * src/i18n keeps texts in i18next's store and fills them in with its interpolator. Key resolution, plural rules, number
 * formats and loading (which need Intl or are done by our own tables) are four fifths of its code.
 * Class -> methods that stay; all others go. An empty list leaves the class with nothing but its name.
 */
const KEPT = {
  Translator: [],
  LanguageUtil: [],
  PluralResolver: [],
  Connector: [],
  Formatter: [],
  Interpolator: ['constructor', 'init', 'resetRegExp', 'interpolate'],
  ResourceStore: ['constructor', 'addNamespaces', 'getResource', 'addResourceBundle'],
  BackendConnector: [],
  EventEmitter: ['constructor', 'emit'],
  I18n: ['init', 'createInstance'],
};
/** What `init` comes down to: the store and the interpolator, with the defaults they read. */
const INIT = babel.template.statements(`
  const interpolation = { prefix: '{{', suffix: '}}', formatSeparator: ',', unescapePrefix: '-', maxReplaces: 1000 };
  this.options = { ns: [], keySeparator: '.', ...options, interpolation: { ...interpolation, ...options.interpolation } };
  this.store = new ResourceStore(this.options.resources, this.options);
  this.services = { interpolator: new Interpolator(this.options) };
  this.getResource = (...args) => this.store.getResource(...args);
  this.addResourceBundle = (...args) => this.store.addResourceBundle(...args);
`);
/** Assignments that go: nothing is logged, and nothing is formatted by i18next. */
const UNSET = new Set(['logger', 'format']);
/** Listeners of the store: there are none. */
const EMPTIED = new Set(['EventEmitter.emit', 'EventEmitter.constructor']);

function strip({ types: t }) {
  return {
    visitor: {
      ClassDeclaration(path) {
        const name = path.node.id.name;
        const kept = KEPT[name];
        if (!kept) return;
        const body = path.node.body;
        body.body = body.body.filter((member) => kept.includes(member.key.name));
        for (const member of body.body) {
          if (EMPTIED.has(`${name}.${member.key.name}`)) member.body = t.blockStatement([]);
          if (name === 'I18n') {
            path.node.superClass = null;
            if (member.key.name === 'init') {
              member.params = [t.identifier('options')];
              member.body = t.blockStatement(INIT());
            }
          }
        }
      },
      ExpressionStatement(path) {
        const { left } = path.node.expression;
        if (t.isMemberExpression(left) && t.isThisExpression(left.object) && UNSET.has(left.property.name))
          path.remove();
      },
      // `export const dir = instance.dir`: what the default instance could do.
      VariableDeclarator(path) {
        const { init } = path.node;
        if (t.isMemberExpression(init) && init.object.name === 'instance')
          path.node.init = t.numericLiteral(0);
      },
    },
  };
}

/** Webpack loader for i18next's ES module; test/unit/config proves that texts come out as from the whole library. */
module.exports = function slimI18next(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
