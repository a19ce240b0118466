import fs from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const WORD = /[^\s()@]+/g;
/** `http://host/js/12.ab.js:1:4567`, `pages/order/index.js?t=1:1:4567`. */
const PLACE = /^(.+):(\d+):(\d+)$/;

const withoutHost = (name) => name.replace(/^\w+:\/\/[^/]*\//, '').replace(/^\/+/, '');

const withoutQuery = (name) => name.split('?')[0];

/** `webpack://homeward/./src/app.tsx?ab12` is src/app.tsx. */
const sourceName = (source) => withoutQuery(source.replace(/^webpack:\/\/[^/]*\//, '')).replace(/^\.\//, '');

/** By the longest end; the client's tool also writes `x.map.map`. */
function mapFile(folder, name) {
  const parts = withoutHost(name).split('/');
  return parts
    .flatMap((_, index) => {
      const end = parts.slice(index).join('/');
      return [`${end}.map`, end.replace(/\.js$/, '.map.map')];
    })
    .map((file) => path.join(folder, file))
    .find((file) => fs.existsSync(file));
}

/** To the sources through `folders`. `sources`: project files, for Taro's `._src_app.tsx`. */
export function createStackReader(folders, sources = []) {
  const flat = new Map(sources.map((file) => [`._${file.replace(/[/\\]/g, '_')}`, file]));
  const read = new Map();
  const traced = (file) => {
    if (!read.has(file)) read.set(file, new TraceMap(JSON.parse(fs.readFileSync(file, 'utf8'))));
    return read.get(file);
  };

  /** Columns count from 1 in a stack, from 0 in a map. */
  function step(place, folder) {
    const file = mapFile(folder, place.name);
    if (!file) return null;
    const found = originalPositionFor(traced(file), {
      line: place.line,
      column: Math.max(0, place.column - 1),
    });
    if (found.source === null) return null;
    const name = sourceName(found.source);
    return { name: flat.get(name) ?? name, line: found.line, column: found.column + 1, symbol: found.name };
  }

  function placeOf(name, line, column) {
    let place = { name, line, column, symbol: null };
    for (const folder of folders) place = step(place, folder) ?? place;
    return place.name === name ? null : place;
  }

  /** `unknown`: files without a map. */
  return (text) => {
    const unknown = new Set();
    const told = text.replace(WORD, (word) => {
      const [, address = '', line, column] = PLACE.exec(word) ?? [];
      const name = withoutQuery(address);
      if (!name.endsWith('.js')) return word;
      const place = placeOf(name, Number(line), Number(column));
      if (!place) {
        unknown.add(withoutHost(name));
        return word;
      }
      const said = `${place.name}:${place.line}:${place.column}`;
      return place.symbol ? `${said} [${place.symbol}]` : said;
    });
    return { text: told, unknown: [...unknown] };
  };
}
