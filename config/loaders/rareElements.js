const fs = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../stubs/elements');
const rare = fs.readdirSync(folder).map((name) => path.basename(name, '.js'));
const IMPORT = /import \{([^}]*)\} from '@tarojs\/components';/;

/**
 * Webpack loader for H5: Taro defines all elements in one module, so that the first page loads those of every page.
 * The elements of config/stubs/elements come with the screens that draw them.
 */
module.exports = function rareElements(source) {
  const found = IMPORT.exec(source);
  if (!found) return source;
  const names = found[1].split(',').map((name) => name.trim());
  const own = names.filter((name) => rare.includes(name));
  const rest = names.filter((name) => name && !rare.includes(name));
  const imports = own.map((name) => `import { ${name} } from '${path.join(folder, `${name}.js`)}';`);
  if (rest.length) imports.push(`import { ${rest.join(', ')} } from '@tarojs/components';`);
  return source.replace(IMPORT, imports.join(' '));
};
