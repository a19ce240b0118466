import fc from 'fast-check';
import * as v from 'valibot';

interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  value?: Shape;
  literal?: unknown;
  options?: readonly unknown[];
  requirement?: unknown;
  pipe?: readonly Shape[];
}

const requirement = (pipe: readonly Shape[], type: string): unknown =>
  pipe.find((action) => action.type === type)?.requirement;

const kept = new Map<string, fc.Arbitrary<string>>();
/** Cached: fast-check needs many tries per pattern. */
function once(kind: string, make: () => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const texts = kept.get(kind) ?? make();
  kept.set(kind, texts);
  return texts;
}

function textOf(pipe: readonly Shape[]): fc.Arbitrary<string> {
  const pattern = requirement(pipe, 'regex') as RegExp | undefined;
  if (pattern) return once(String(pattern), () => fc.stringMatching(pattern));
  if (pipe.some((action) => action.type === 'email')) return fc.constant('someone@example.org');
  const minLength = (requirement(pipe, 'min_length') as number | undefined) ?? 0;
  const maxLength = (requirement(pipe, 'max_length') as number | undefined) ?? 40;
  const length = { minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 8)) };
  return once(`${minLength} to ${maxLength}`, () => fc.string({ unit: 'grapheme', ...length }));
}

function numberOf(pipe: readonly Shape[]): fc.Arbitrary<number> {
  const min = (requirement(pipe, 'min_value') as number | undefined) ?? -1_000_000;
  const max = (requirement(pipe, 'max_value') as number | undefined) ?? 2_000_000_000_000;
  if (pipe.some((action) => action.type === 'integer'))
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31) });
  // JSON has no negative zero.
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
}

/** Values the schema accepts, in wire format. */
export function valuesOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return (
    arbitraryOf(schema as unknown as Shape)
      // Multi-field checks rarely reject: cheap.
      .filter((value) => v.is(schema, value))
  );
}

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  const pipe = shape.pipe ?? [];
  switch (shape.type) {
    case 'object':
      return objectOf(shape.entries ?? {});
    case 'object_with_rest':
      return objectOf(shape.entries ?? {});
    case 'array':
      return fc.array(arbitraryOf(shape.item as Shape), {
        minLength: (requirement(pipe, 'min_length') as number) ?? 0,
        maxLength: 3,
      });
    case 'record':
      return fc.dictionary(
        once('key', () => fc.stringMatching(/^[a-z]{1,8}$/)),
        arbitraryOf(shape.value as Shape),
        {
          maxKeys: 3,
          noNullPrototype: true,
        },
      );
    case 'optional':
      return arbitraryOf(shape.wrapped as Shape);
    case 'nullable':
      return fc.option(arbitraryOf(shape.wrapped as Shape));
    case 'intersect':
      return fc
        .tuple(...(shape.options as Shape[]).map(arbitraryOf))
        .map((parts) => Object.assign({}, ...parts) as unknown);
    case 'union':
    case 'variant':
      return fc.oneof(...(shape.options as Shape[]).map(arbitraryOf));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'literal':
      return fc.constant(shape.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numberOf(pipe);
    case 'string':
      return textOf(pipe);
    default:
      throw new Error(`No values for ${shape.type}: teach test/unit/api/schemaValues.ts.`);
  }
}

function objectOf(entries: Record<string, Shape>): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(entries).map(([name, shape]) => [name, arbitraryOf(shape)]),
  );
  const requiredKeys = Object.keys(entries).filter((name) => entries[name]?.type !== 'optional');
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}
