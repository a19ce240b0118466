import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageOf, type RouteName } from '@/routes';
import { readAddress } from '@/state/navigation/address';
import { decodeQuery } from '@/state/navigation/cipher';
import { entryOf } from '@/state/navigation/entry';
import { placesOf, writePlaces } from '../../../scripts/lib/qa/places.mjs';

const secret = 'a-secret-of-a-build-for-qa-32-byt';
const places = placesOf(secret);

interface Mode {
  page: string;
  query: string;
}

function opened({ page, query: text }: Mode, name: RouteName) {
  const query = Object.fromEntries(new URLSearchParams(text));
  const raw = readAddress('weapp', { path: `/${page}`, query }, [name]);
  const content = raw?.q ? decodeQuery(secret, name, raw.q) : undefined;
  return raw && entryOf(raw, content);
}

test('each place opens its screen, with its params, in a build of that secret', () => {
  expect(places.length).toBeGreaterThan(60);
  for (const place of places) {
    const route = place.route as RouteName;
    expect(place.page).toBe(pageOf(route));
    expect(opened(place, route)).toMatchObject({ name: route, params: place.params });
  }
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
});

test('the clients’ tools find them in the built folder, next to what it holds', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'places-'));
  const project = path.join(folder, 'project.config.json');
  fs.writeFileSync(project, JSON.stringify({ miniprogramRoot: './' }));
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
  const [first] = places;
  expect(read(writePlaces('weapp', folder, places))).toMatchObject({
    miniprogramRoot: './',
    condition: {
      miniprogram: {
        list: [{ pathName: first?.page, query: first?.query }, ...places.slice(1).map(() => ({}))],
      },
    },
  });
  expect(read(writePlaces('alipay', folder, places))).toMatchObject({
    modes: [{ page: first?.page, pageQuery: first?.query }, ...places.slice(1).map(() => ({}))],
  });
  fs.rmSync(folder, { recursive: true });
});
