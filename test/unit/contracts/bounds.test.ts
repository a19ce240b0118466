import type * as v from 'valibot';
import { callNames, callRow } from '@/contracts/calls';
import { routeNames, routeRow } from '@/routes';

interface Schema {
  type: string;
  pipe?: readonly Action[];
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  options?: readonly Schema[];
}

const endless = ({ source }: RegExp) => /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'));

type Action = { type: string; requirement?: unknown; pipe?: readonly Action[] };

const isBounded = ({ pipe = [] }: { pipe?: readonly Action[] }): boolean =>
  pipe.some(
    (action) =>
      ['max_length', 'length'].includes(action.type) ||
      (action.type === 'regex' && !endless(action.requirement as RegExp)) ||
      isBounded(action),
  );

function unbounded(schema: Schema | undefined, path = ''): string[] {
  switch (schema?.type) {
    case 'string':
      return isBounded(schema) ? [] : [path];
    case 'array':
      return [...(isBounded(schema) ? [] : [`${path}[]`]), ...unbounded(schema.item, `${path}[]`)];
    case 'object':
      return Object.entries(schema.entries!).flatMap(([name, entry]) => unbounded(entry, `${path}.${name}`));
    case 'record':
      return [
        ...(schema.pipe?.some(({ type }) => type === 'max_entries') ? [] : [`${path}{}`]),
        ...unbounded(schema.key, `${path}{key}`),
        ...unbounded(schema.value, `${path}{}`),
      ];
    case 'optional':
    case 'nullable':
    case 'nullish':
      return unbounded(schema.wrapped, path);
    case 'union':
    case 'intersect':
    case 'variant':
      return schema.options!.flatMap((option) => unbounded(option, path));
    case 'any':
    case 'unknown':
      return [`${path}: ${schema.type}`];
    default:
      return [];
  }
}
const unboundedIn = (schema: v.GenericSchema) => unbounded(schema);

describe('what comes from outside has a greatest length', () => {
  it('every text, list and table of fields among the params of a call', () => {
    expect(callNames.flatMap((name) => unboundedIn(callRow(name).params).map((path) => name + path))).toEqual(
      [],
    );
  });

  it('every text among the params of a route', () => {
    expect(
      routeNames.flatMap((name) => unboundedIn(routeRow(name).params).map((path) => name + path)),
    ).toEqual([]);
  });
});
