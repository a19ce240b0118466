import fs from 'node:fs';
import path from 'node:path';
import { variants } from '@/variants/table';

const src = path.resolve(__dirname, '../../../src');
const files = (fs.readdirSync(src, { recursive: true }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('variants'),
);
const code = files.map((file) => fs.readFileSync(path.join(src, file), 'utf8')).join('\n');
/** Read only by builds and left out of the app. */
const ofBuilds = ['builds'];
const buildCode = fs.readFileSync(path.join(src, '../config/buildInfo.ts'), 'utf8');

const settings = [
  ...new Set(
    Object.values(variants).flatMap((row) =>
      Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.keys(value).map((part) => `${name}.${part}`)
          : [name],
      ),
    ),
  ),
];

test.each(ofBuilds)('what a brand says of %s is read when it is built', (setting) => {
  expect(settings).toContain(setting);
  expect(buildCode).toMatch(new RegExp(`\\{ ${setting}, \\.\\.\\.brand \\} = variants\\[`));
});

test.each(settings.filter((setting) => !ofBuilds.includes(setting)))(
  'what a brand says of %s is read by the app',
  (setting) => {
    const [name = '', part = ''] = setting.split('.');
    const read = new RegExp(`\\bvariant\\.${setting.replace('.', '\\??\\.')}\\b`).test(code);
    const takenApart = new RegExp(`\\{[^}]*\\b${part}\\b[^}]*\\} = variant\\.${name}\\b`).test(code);
    const handedOnWhole = new RegExp(`\\w\\(variant\\.${name}\\)`).test(code);
    expect(read || (part !== '' && (takenApart || handedOnWhole))).toBe(true);
  },
);

test.each([...new Set(Object.values(variants).flatMap((row) => row.launchKeys as readonly string[]))])(
  'a launch with %s has someone who takes it',
  (key) =>
    expect(new RegExp(`\\blaunch\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = launch\\b`).test(code)).toBe(
      true,
    ),
);

test('no brand is asked for by its name outside of the table', () => {
  const names = Object.keys(variants).join('|');
  const asks = new RegExp(`\\b(variantId|brandName) [!=]== ['"](${names})['"]`);
  expect(files.filter((file) => asks.test(fs.readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
