import fc from 'fast-check';
import * as v from 'valibot';
import { type CallName, callNames, callRow } from '@/contracts/calls';
import { fromFormFields } from '@/contracts/calls/formCodec';
import { AppError } from '@/core/appError';
import type { LocalFile } from '@/platform/types';
import { clientWith } from '../../fakes/client';
import type { Answer, ServerCall } from '../../fakes/server';
import { valuesOf } from './schemaValues';

const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const file: LocalFile = { path: 'blob:1', name: 'a.jpg', size: 1, mime: 'image/jpeg', kind: 'image' };
let answer: (call: ServerCall) => Answer;
const setup = clientWith((call) => answer(call));

function make(name: CallName, params: unknown): Promise<unknown> {
  const options = { hideLoading: true, softError: true };
  const row = callRow(name);
  const given = params as Record<string, unknown>;
  return row.contentType === 'multipart'
    ? setup.client.upload(row, given, file, options)
    : setup.client.call(row, given, options);
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  );

const checked = (name: CallName): CallName[] => [name];
const table = callNames.filter((name) => name !== 'common.secureInit').map(checked);
const holds = (property: fc.IAsyncProperty<unknown[]>, numRuns: number) =>
  fc.assert(property as never, { seed, numRuns });

const read = (name: CallName, call: ServerCall): unknown => {
  const row = callRow(name);
  if (row.encrypted || row.contentType === 'json') return call.params;
  return fromFormFields(row.params, call.params as Record<string, string>);
};

/** Path fields are not sent twice. */
const inPath = (name: CallName) =>
  [...callRow(name).path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as string);

describe(`params, whatever they hold, arrive as they were (FC_SEED=${seed})`, () => {
  test.each(table)('%s', async (name) => {
    const { params, answer: promised, path } = callRow(name);
    await holds(
      fc.asyncProperty(valuesOf(params), async (given) => {
        fc.pre(inPath(name).every((part) => (given as Record<string, unknown>)[part] !== ''));
        let received: ServerCall | null = null;
        answer = (call) => {
          received = call;
          return { code: '51002' };
        };
        const { error } = await outcome(make(name, given));
        expect(error).toMatchObject({ code: '51002' });
        const call = received as unknown as ServerCall;
        const segments = call.path.split('/');
        const whole = { ...(read(name, call) as object) } as Record<string, unknown>;
        path.split('/').forEach((part, at) => {
          const [, param] = /^\{(\w+)\}$/.exec(part) ?? [];
          // Path fields arrive as text, like form fields.
          if (param)
            Object.assign(whole, fromFormFields(params, { [param]: decodeURIComponent(segments[at] ?? '') }));
        });
        expect(whole).toEqual(v.parse(params, given));
        expect(promised).toBeDefined();
      }),
      25,
    );
  });
});

const replaceSome = (value: unknown, at: number, by: unknown): unknown => {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk((node as Record<string, unknown>)[key]);
    }
  };
  const copy = JSON.parse(JSON.stringify({ model: value })) as { model: unknown };
  walk(copy);
  const [holder, key] = places[at % places.length] as [Record<string, unknown>, string];
  if (by === undefined) delete holder[key];
  else holder[key] = by;
  return copy.model;
};

const strange = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue(),
  fc.constant({ __proto__: null, length: -1 }),
);
let broken = 0;
let kept = 0;

describe(`an answer keeps its contract or the call fails as 'contract' (FC_SEED=${seed})`, () => {
  test.each(table)('%s', async (name) => {
    const row = callRow(name);
    const [params] = fc.sample(
      valuesOf(row.params).filter((given) =>
        inPath(name).every((part) => (given as Record<string, unknown>)[part] !== ''),
      ),
      { numRuns: 1, seed },
    );
    await holds(
      fc.asyncProperty(
        valuesOf(row.answer),
        fc.nat(),
        strange,
        fc.boolean(),
        async (model, at, by, whole) => {
          const given = whole ? by : replaceSome(model, at, by);
          answer = () => ({ model: given });
          // Undefined is not sent; null is.
          const parsed = v.safeParse(
            row.answer,
            given === undefined ? null : JSON.parse(JSON.stringify(given)),
          );
          const { value, error } = await outcome(make(name, params));
          if (parsed.success) {
            kept += 1;
            expect(error).toBeNull();
            expect(value).toEqual(parsed.output);
          } else {
            broken += 1;
            expect(error).toBeInstanceOf(AppError);
            expect(error).toMatchObject({ kind: 'contract', messageKey: 'errors.contract' });
          }
        },
      ),
      25,
    );
  });

  test('envelopes of any shape', async () => {
    await holds(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.string(),
          fc.record({
            code: fc.constantFrom('0', 0),
            model: fc.jsonValue(),
            msg: fc.jsonValue(),
            responseHeader: fc.jsonValue(),
          }),
        ),
        async (raw) => {
          answer = () => ({ raw });
          const { error } = await outcome(make('user.agreeClause', { clauseIds: [] }));
          if (error)
            expect(error).toMatchObject({
              name: 'AppError',
              kind: expect.stringMatching(/^(contract|business)$/) as string,
            });
        },
      ),
      400,
    );
  });

  afterAll(() => {
    process.stdout.write(
      `answers changed at random: ${broken} broke their contract and were refused, ${kept} still kept it\n`,
    );
  });
});

test('an empty part of a path is refused before it becomes another path', async () => {
  const { error } = await outcome(make('message.read', { id: '' }));
  expect(error).toMatchObject({ kind: 'contract' });
});
