import fc from 'fast-check';
import * as v from 'valibot';
import type { SeededRandom } from '../../sandbox/seeded/random';

/** What a valibot schema looks like from outside. */
interface Shape {
  type: string;
  kind?: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  items?: Shape[];
  wrapped?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
  key?: Shape;
  value?: Shape;
  getter?: (input: unknown) => Shape;
  pipe?: readonly (Shape & { requirement?: unknown })[];
}

const words = ['a', 'Ana Cruz', '12', '2026-01-31', 'x'.repeat(40), '0', '6228480012345678903', 'ünï ç 香港'];
const pools = new Map<string, string[]>();

/** Texts that a pattern accepts, the same ones for the same pattern. */
function matching(pattern: RegExp): string[] {
  const key = String(pattern);
  let pool = pools.get(key);
  if (!pool) {
    try {
      pool = fc.sample(fc.stringMatching(new RegExp(pattern.source, pattern.flags)), {
        seed: 7,
        numRuns: 24,
      });
    } catch {
      // A pattern that cannot be turned round: plain words, of which some may fit.
      pool = words;
    }
    pools.set(key, pool);
  }
  return pool;
}

/** A value that the schema accepts. Throws where none is found, which is a gap of this file. */
export function sample(schema: v.GenericSchema, random: SeededRandom): unknown {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const value = build(schema as unknown as Shape, random, 0);
    if (v.safeParse(schema, value).success) return value;
  }
  throw new Error(`no sample of a ${schema.type} schema`);
}

function build(schema: Shape, random: SeededRandom, depth: number): unknown {
  const inner = (next: Shape) => build(next, random, depth + 1);
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object': {
      const made: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(schema.entries ?? {})) {
        const absent =
          (field.type === 'optional' || field.type === 'nullish') && (depth > 6 || random.next() < 0.3);
        if (!absent) made[name] = inner(field);
      }
      return made;
    }
    case 'array': {
      const fewest = requirement(schema, 'min_length') ?? requirement(schema, 'non_empty') ?? 0;
      const count = depth > 6 ? Number(fewest) : Math.max(Number(fewest), random.int(0, 3));
      return Array.from({ length: count }, () => inner(schema.item as Shape));
    }
    case 'tuple':
      return (schema.items ?? []).map(inner);
    case 'record':
      return random.next() < 0.3
        ? {}
        : { [String(inner(schema.key as Shape))]: inner(schema.value as Shape) };
    case 'optional':
    case 'nullish':
    case 'nullable':
    case 'exact_optional':
    case 'non_optional':
    case 'non_nullable':
      return schema.type === 'nullable' && random.next() < 0.3 ? null : inner(schema.wrapped as Shape);
    case 'union':
    case 'variant':
      return inner(random.pick(schema.options as Shape[]));
    case 'intersect':
      return Object.assign({}, ...(schema.options as Shape[]).map(inner)) as unknown;
    case 'lazy':
      return inner(schema.getter?.(undefined) as Shape);
    case 'picklist':
    case 'enum':
      return random.pick(schema.options as unknown[]);
    case 'literal':
      return schema.literal;
    case 'boolean':
      return random.next() < 0.5;
    case 'number': {
      const least = Number(requirement(schema, 'min_value') ?? requirement(schema, 'gt_value') ?? 0);
      const most = Number(
        requirement(schema, 'max_value') ?? requirement(schema, 'lt_value') ?? least + 1000,
      );
      return random.int(Math.ceil(least), Math.floor(most));
    }
    case 'null':
      return null;
    case 'unknown':
    case 'any':
      return random.pick<unknown>([{}, 'text', 3, null]);
    case 'string':
      return textOf(schema, random);
    default:
      throw new Error(`no sample of type ${schema.type}`);
  }
}

const requirement = (schema: Shape, type: string): unknown =>
  schema.pipe?.find((action) => action.kind === 'validation' && action.type === type)?.requirement;

function textOf(schema: Shape, random: SeededRandom): string {
  const pattern = requirement(schema, 'regex');
  const least = Number(requirement(schema, 'min_length') ?? requirement(schema, 'length') ?? 0);
  const most = Number(requirement(schema, 'max_length') ?? requirement(schema, 'length') ?? 60);
  const fits = (text: string) => text.length >= least && text.length <= most;
  if (pattern instanceof RegExp) {
    const pool = matching(pattern).filter(fits);
    if (pool.length) return random.pick(pool);
  }
  for (const [type, text] of Object.entries(formats)) if (hasAction(schema, type)) return text;
  const pool = words.filter(fits);
  return pool.length && random.next() < 0.8
    ? random.pick(pool)
    : 'q'.repeat(Math.max(least, Math.min(most, 8)));
}

const formats: Readonly<Record<string, string>> = {
  iso_date: '2026-01-31',
  iso_timestamp: '2026-01-31T10:00:00Z',
  email: 'somebody@example.test',
  url: 'https://app.example/a',
  uuid: '6f1c1f6e-6d2b-4c1e-9f43-0a6b7c2d1e00',
  digits: '123456',
};
const hasAction = (schema: Shape, type: string) =>
  schema.pipe?.some((action) => action.type === type) ?? false;
