const fs = require('node:fs');
const path = require('node:path');
const babel = require('@babel/core');

const file = () => path.resolve(__dirname, `../../.cache/lean/${process.env.TARO_ENV}.json`);
/** What config/plugins/lean has written -> the constant of Taro's run time that it takes the place of. */
const CONSTANTS = { components: 'internalComponents', styles: 'styleProperties' };

/** Gives Taro's run time the tables of components and styles that the templates were written from. */
module.exports = function leanRuntime(source) {
  this.addDependency(file());
  const tables = JSON.parse(fs.readFileSync(file(), 'utf8'));
  const plugin = ({ types: t }) => ({
    visitor: {
      VariableDeclarator(declarator) {
        const name = Object.keys(CONSTANTS).find((key) => CONSTANTS[key] === declarator.node.id.name);
        if (name) declarator.node.init = t.valueToNode(tables[name]);
      },
      // `combine(…)`: further properties.
      ExpressionStatement(statement) {
        if (statement.node.expression.callee?.name === 'combine') statement.remove();
      },
    },
  });
  return babel.transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [plugin] })
    .code;
};
