import fs from 'node:fs';
import path from 'node:path';

const ui = path.resolve(__dirname, '../../../src/ui');
// Wrap only a web view or canvas; see journeys.
const WITHOUT_WORDS = ['WebFrame', 'DrawingArea'];

const components = fs
  .readdirSync(ui)
  .filter(
    (folder) => fs.existsSync(path.join(ui, folder, `${folder}.tsx`)) && !WITHOUT_WORDS.includes(folder),
  );

it.each(components)('%s has a test of its own', (component) => {
  expect(fs.existsSync(path.join(ui, component, `${component}.test.tsx`))).toBe(true);
});
