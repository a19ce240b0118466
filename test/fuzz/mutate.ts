import type { SeededRandom } from '../../sandbox/seeded/random';

type Node = Record<string, unknown> | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function places(value: unknown, found: { holder: Node; key: string | number }[] = []): typeof found {
  if (!isNode(value) || found.length > 400) return found;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  for (const key of keys) {
    found.push({ holder: value, key });
    places((value as Record<string | number, unknown>)[key], found);
  }
  return found;
}

const deep = (levels: number): unknown => {
  let made: unknown = {};
  for (let i = 0; i < levels; i += 1) made = i % 2 ? [made] : { a: made };
  return made;
};

export const sqlTexts = [
  "'; drop table payers; --",
  "' or '1'='1",
  "\\'; select pg_sleep(5); --",
  '1; delete from orders',
  '$1',
  '%%_%',
];

const strangers: readonly ((random: SeededRandom) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 0,
  () => -1,
  () => 1e308,
  () => 9_007_199_254_740_993,
  () => [],
  () => ({}),
  () => [[[]]],
  () => ({ toString: 'no', valueOf: null, length: 3 }),
  () => 'x'.repeat(20_000),
  () => '\u0000\u202e\ud800',
  () => '<img src=x onerror=alert(1)>',
  () => '{{name}} $t(common.ok) %s',
  () => deep(60),
  (random) => random.int(-1_000_000, 1_000_000),
  (random) => `${random.int(0, 1_000_000)}.${random.digits(20)}`,
  (random) => random.pick(sqlTexts),
];

/** In one to three places: type, absence, duplicate, name, size or depth. */
export function mutated(value: unknown, random: SeededRandom): unknown {
  const box = { value: structuredClone(value) };
  for (let count = random.int(1, 3); count > 0; count -= 1) {
    const all = places(box);
    if (all.length === 0) break;
    const { holder, key } = random.pick(all);
    const at = holder as Record<string | number, unknown>;
    const old = at[key];
    switch (random.int(0, 6)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete at[key];
        break;
      case 1:
        at[key] = typeof old === 'string' ? Number(old) : JSON.stringify(old);
        break;
      case 2:
        at[key] = [old];
        break;
      case 3:
        if (Array.isArray(old)) at[key] = Array.from({ length: 300 }, () => (old as unknown[])[0] ?? null);
        else at[key] = { 0: old };
        break;
      case 4:
        at[`${key}${random.pick(['2', ' ', 'S'])}`] = old;
        if (!Array.isArray(holder) && key !== 'value') delete at[key];
        break;
      default:
        at[key] = random.pick(strangers)(random);
    }
  }
  return box.value;
}

export const brokenTexts: readonly ((text: string, random: SeededRandom) => string)[] = [
  (text, random) => text.slice(0, random.int(0, Math.max(0, text.length - 1))),
  (text, random) => {
    const at = random.int(0, text.length);
    return text.slice(0, at) + random.pick(['"', '{', ']', ',', '\\', '\u0000', 'é']) + text.slice(at + 1);
  },
  () => '',
  () => '<!doctype html><title>Gateway</title>',
  () => 'null',
  () => '[]',
  () => '"0"',
  () => 'NaN',
  () => '{"code":"0"',
  (text) => `\ufeff${text}`,
  (text) => text + text,
  (text) =>
    text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
  (text) => text.replace(/"model":/, '"model":{"__proto__":{"polluted":true}},"x":'),
  (text) => text.replace(/"code":"[^"]*"/, '"code":1e999'),
  (text) => text.replace(/"model":/, `"deep":${'['.repeat(3000)}${']'.repeat(3000)},"model":`),
  (text) => text.replace(/"model":/, `"model":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)},"was":`),
];
