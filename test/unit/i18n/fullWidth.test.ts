import fs from 'node:fs';
import path from 'node:path';

function filesOf(folder: string, ending: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));
}
/** Latin full stops or commas after Chinese text or its last value. */
const latin = /.*[\u3000-\u303f\u3400-\u9fff\uff00-\uffef][.,](?!\d).*|.*[\u3400-\u9fff].*\}[.,](?:['"`]).*/g;

it.each([
  ...filesOf('locales/zh', /\.json$/),
  ...filesOf('locales/zh-HK', /\.json$/),
  ...filesOf('sandbox', /\.ts$/),
])('%s ends Chinese sentences with full-width marks', (file) => {
  expect(fs.readFileSync(file, 'utf8').match(latin)).toBeNull();
});
