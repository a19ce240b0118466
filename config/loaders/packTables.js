const path = require('node:path');
const babel = require('@babel/core');

const unpackers = path.resolve(__dirname, '../stubs/unpackTables.js');
const keyOf = (property) => property.key?.name ?? property.key?.value;
const valueOf = (object, name) => object.properties.find((property) => keyOf(property) === name)?.value;
const without = (object, dropped) => {
  object.properties = object.properties.filter((property) => !dropped(keyOf(property), property.value));
};
/** The object under `as const satisfies …`. */
const bare = (node) => (node?.expression ? bare(node.expression) : node);

/** `name:code:message:behaviour`, what repeats the name or the table's usual behaviour left out. */
function packRow(name, row, usual) {
  const text = (field) => valueOf(row, field)?.value;
  const code = text('code');
  const message = /^errors\.(\w+)$/.exec(text('messageKey') ?? '')?.[1];
  const plain = row.properties.every((property) =>
    ['code', 'behaviour', 'messageKey'].includes(keyOf(property)),
  );
  if (!plain || !code || !message || /[:|]/.test(name + code)) return null;
  const parts = [name, code, message, text('behaviour')];
  const short = parts.map((part, index) => (index > 0 && part === (index === 3 ? usual : name) ? '' : part));
  return short.join(':').replace(/:+$/, '');
}

/** Rows of the error table in one text; where a row comes from is for its readers only. */
function packErrors(t, table) {
  const kept = [];
  const packed = [];
  const behaviours = table.properties.map((property) => valueOf(property.value, 'behaviour')?.value);
  const usual = behaviours.sort(
    (a, b) => behaviours.filter((x) => x === b).length - behaviours.filter((x) => x === a).length,
  )[0];
  for (const property of table.properties) {
    without(property.value, (name) => name === 'source');
    const row = packRow(keyOf(property), property.value, usual);
    if (row) packed.push(row);
    else kept.push(property);
  }
  if (packed.length === 0) return null;
  const call = t.callExpression(t.identifier('unpackErrors'), [
    t.stringLiteral(usual),
    t.stringLiteral(packed.join('|')),
  ]);
  return t.objectExpression([t.spreadElement(call), ...kept]);
}

/** Routes without what most of them have in common. */
function packRoutes(t, table, hasNone) {
  for (const { value } of table.properties)
    without(
      value,
      (name, node) =>
        name === 'ours' ||
        (name === 'page' && t.isNullLiteral(node)) ||
        (name === 'guard' && node.value === 'signedIn') ||
        (name === 'params' && hasNone && node.name === 'none'),
    );
  return t.callExpression(t.identifier('unpackRoutes'), [table, ...(hasNone ? [t.identifier('none')] : [])]);
}

function pack({ types: t }, { kind }) {
  let used = false;
  return {
    visitor: {
      ExportNamedDeclaration(exported) {
        for (const declarator of exported.node.declaration?.declarations ?? []) {
          const table = bare(declarator.init);
          const isTable =
            t.isObjectExpression(table) && table.properties.every(({ value }) => t.isObjectExpression(value));
          if (!isTable || table.properties.length === 0) continue;
          const packed =
            kind === 'errors'
              ? packErrors(t, table)
              : packRoutes(t, table, exported.scope.hasBinding('none'));
          if (!packed) continue;
          declarator.init = packed;
          used = true;
        }
      },
      Program: {
        exit(program) {
          const name = kind === 'errors' ? 'unpackErrors' : 'unpackRoutes';
          const imported = t.importSpecifier(t.identifier(name), t.identifier(name));
          if (used) program.node.body.unshift(t.importDeclaration([imported], t.stringLiteral(unpackers)));
        },
      },
    },
  };
}

/**
 * Webpack loader for src/contracts/errors and src/routes: their tables say each fact of each row, which is
 * right for who reads them and long for who downloads them. test/unit/config proves that the same tables come out.
 */
module.exports = function packTables(source) {
  const kind = /[\\/]errors[\\/]/.test(this.resourcePath) ? 'errors' : 'routes';
  return babel.transformSync(source, {
    babelrc: false,
    configFile: false,
    compact: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [[pack, { kind }]],
  }).code;
};
