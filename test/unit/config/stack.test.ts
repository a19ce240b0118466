import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mapsPath, moveMaps } from '../../../scripts/lib/maps/maps.mjs';
import { createStackReader } from '../../../scripts/lib/maps/stack.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maps-'));
const ours = path.join(folder, 'ours');
const client = path.join(folder, 'client');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Column 0 is row 1 of `sources[0]`, column 100 row 42. */
function writeMap(file: string, source: string, names: string[] = []) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const second = names.length ? [100, 0, 41, 3, 0] : [100, 0, 41, 3];
  fs.writeFileSync(
    file,
    JSON.stringify({ version: 3, sources: [source], names, mappings: [[[0, 0, 0, 0], second]] }),
  );
}
writeMap(path.join(ours, 'js/12.ab.js.map'), 'webpack://homeward/./src/modules/order/pay/pay.ts?4f', ['pay']);
writeMap(path.join(ours, 'common.js.map'), 'webpack:///./src/api/client.ts');
writeMap(path.join(client, 'app-service.js.map'), 'common.js');

const read = createStackReader([ours]);

test('Places in the stacks of browsers become files and lines of the sources', () => {
  expect(read('TypeError: x\n    at t (https://app.test/js/12.ab.js:1:101)\n').text).toBe(
    'TypeError: x\n    at t (src/modules/order/pay/pay.ts:42:4 [pay])\n',
  );
  // Safari and Firefox.
  expect(read('t@https://app.test/js/12.ab.js:1:100').text).toBe('t@src/modules/order/pay/pay.ts:1:1');
});

test('A file of a mini-program is found by the end of its name, whatever its client puts before it', () => {
  const line = 'at Object.n (http://127.0.0.1:3391/appservice/common.js?t=1:1:150)';
  expect(read(line).text).toBe('at Object.n (src/api/client.ts:42:4)');
  expect(read('common.js:1:150').text).toBe('src/api/client.ts:42:4');
});

test("Taro's flat names in the maps of the chat app become files again", () => {
  writeMap(path.join(ours, 'vendors.js.map'), 'webpack://homeward/._src_api_keyStore.ts');
  expect(createStackReader([ours], ['src/api/keyStore.ts'])('vendors.js:1:1').text).toBe(
    'src/api/keyStore.ts:1:1',
  );
});

test("The chat app's joined file is found through the maps of its own tool, then through ours", () => {
  const line = 'at n (https://usr/app-service.js:1:20)';
  expect(createStackReader([client, ours])(line).text).toBe('at n (src/api/client.ts:1:1)');
  expect(read(line)).toEqual({ text: line, unknown: ['app-service.js'] });
});

test('A build ships no map: all lie by version, brand and target', () => {
  const out = path.join(folder, 'out');
  const kept = path.join(folder, mapsPath('5.4.9', 'tapGo', 'h5'));
  writeMap(path.join(kept, 'js/of-an-earlier-build.js.map'), 'webpack://homeward/./src/app.tsx');
  writeMap(path.join(out, 'js/1.js.map'), 'webpack://homeward/./src/app.tsx');
  fs.writeFileSync(path.join(out, 'js/1.js'), '');

  moveMaps(out, kept);

  expect(fs.readdirSync(path.join(folder, '.maps/5.4.9/tapGo/h5/js'))).toEqual(['1.js.map']);
  expect(fs.readdirSync(path.join(out, 'js'))).toEqual(['1.js']);
});
