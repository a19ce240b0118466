const fs = require('node:fs');
const path = require('node:path');

function* files(entry) {
  if (fs.statSync(entry).isFile()) yield entry;
  else for (const name of fs.readdirSync(entry)) yield* files(path.join(entry, name));
}

/**
 * Every word of the sources, comments and all, and the components they take from Taro: what is not among them is
 * never set. Words count, not places, so that a prop handed on through an object or a constant is never lost.
 */
exports.usedNames = (entries) => {
  const names = new Set();
  const components = new Set();
  for (const entry of entries) {
    for (const file of files(entry)) {
      if (!/\.(tsx?|jsx?|json)$/.test(file)) continue;
      const text = fs.readFileSync(file, 'utf8');
      for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(word);
      // Attributes of the table of config/plugins/aria are written with dashes.
      for (const [, dashed] of text.matchAll(/['"]([a-z]+(?:-[a-z]+)+)['"]/g))
        names.add(dashed.replace(/-([a-z])/g, (_whole, letter) => letter.toUpperCase()));
      for (const [, list] of text.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@tarojs\/components['"]/g))
        for (const [word] of list.matchAll(/\w+/g)) components.add(word);
      // Compiled packages: components_1.View
      if (text.includes('@tarojs/components'))
        for (const [, word] of text.matchAll(/\bcomponents_1\.(\w+)/g)) components.add(word);
    }
  }
  return { names, components };
};
