const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../../node_modules/@tarojs/router/dist');
/** Files of Taro's H5 router that config/stubs/pageStack.js stands in for or reaches into -> what they were then. */
const KNOWN = {
  'router/spa.js': 'e0a1a33d952ab093',
  'router/page.js': 'ccd8d021a6aecab7',
  'router/stack.js': '50bd969b5118281b',
};
const printOf = (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);
const BACK =
  /if \(stacks\.length > option\.delta\) \{\s*history\.go\(-option\.delta\);\s*\}\s*else \{\s*history\.go\(1 - stacks\.length\);\s*\}/;

/**
 * Webpack loader for Taro's H5 router (api.js): `navigateBack` goes to the place in the browser's history that the page
 * has, which need not be as many steps off as there are pages. Throws if the router is another than the one
 * that config/stubs/pageStack.js was written for: compare, then write the new fingerprints down.
 */
module.exports = function knownRouter(source) {
  for (const [name, print] of Object.entries(KNOWN)) {
    const now = printOf(fs.readFileSync(path.join(folder, name), 'utf8'));
    if (now !== print)
      throw new Error(`knownRouter: ${name} has changed (${now}): look at config/stubs/pageStack.js`);
  }
  if (!BACK.test(source)) throw new Error('knownRouter: api.js goes back in another way now');
  return `import { stepsBack } from './router/spa.js';\n${source.replace(BACK, 'history.go(stepsBack(option.delta));')}`;
};
