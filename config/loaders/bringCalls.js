const fs = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../../src/contracts/calls');

/** Call -> the file whose table has it. */
function readTables() {
  const tables = new Map();
  for (const file of fs.readdirSync(folder)) {
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, call] of source.matchAll(/'([A-Za-z]+\.[A-Za-z]+)': defineCall\(/g))
      tables.set(call, path.basename(file, '.ts'));
  }
  return tables;
}

/** Webpack loader: a file that names a call brings the table with its row (src/contracts/calls/registry.ts). */
module.exports = function bringCalls(source) {
  this.addContextDependency(folder);
  const tables = readTables();
  const named = [...source.matchAll(/'([A-Za-z]+\.[A-Za-z]+)'/g)].map(([, call]) => tables.get(call));
  const wanted = [...new Set(named.filter(Boolean))];
  return wanted.map((table) => `import '@/contracts/calls/${table}';`).join(' ') + source;
};
