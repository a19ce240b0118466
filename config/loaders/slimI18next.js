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
  Formatter: ['format'],
  Interpolator: ['constructor', 'init', 'resetRegExp', 'interpolate'],
  ResourceStore: ['constructor', 'addNamespaces', 'getResource', 'addResourceBundle'],
  I18n: ['constructor', 'init', 'createInstance', 'hasLoadedNamespace', 'changeLanguage'],
};
/** Called on the way, with nothing left to do. */
const EMPTIED = new Set(['Formatter.format', 'I18n.hasLoadedNamespace', 'I18n.changeLanguage']);

function strip({ types: t }) {
  return {
    visitor: {
      ClassDeclaration(path) {
        const name = path.node.id.name;
        const kept = KEPT[name];
        if (!kept) return;
        const body = path.node.body;
        body.body = body.body.filter((member) => kept.includes(member.key.name));
        for (const member of body.body)
          if (EMPTIED.has(`${name}.${member.key.name}`)) member.body = t.blockStatement([]);
      },
    },
  };
}

/** Webpack loader for i18next's ES module; test/unit/config proves that texts come out as from the whole library. */
module.exports = function slimI18next(source) {
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [strip] })
    .code;
};
