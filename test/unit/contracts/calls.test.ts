import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type CallName, callNames, callRow } from '@/contracts/calls';
import { defineCall } from '@/contracts/calls/defineCall';
import withoutScreen from '../../fixtures/callsWithoutScreen.json';

/** Exceptions: they do not contain what their names suggest. */
const allowed = new Set(['user.passwordSetting.loginPassword', 'user.passwordSetting.payPassword']);

const folder = path.resolve('src/contracts/calls');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'index.ts',
);

/** `orderCommit` for `order.commit`. */
const exportName = (name: string) => name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());

function rowsOf(file: string): [string, { name: string }][] {
  const exported = jest.requireActual<Record<string, unknown>>(path.join(folder, file));
  return Object.entries(exported).filter(
    (entry): entry is [string, { name: string }] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'answer' in entry[1],
  );
}

describe('the call table', () => {
  test.each(files)('%s is collected, each row under its own name', (file) => {
    for (const [exported, row] of rowsOf(file)) {
      expect(exported).toBe(exportName(row.name));
      expect(callRow(row.name as CallName)).toBe(row);
    }
  });

  test('says of each call whether it reads or writes; what reads may be repeated', () => {
    for (const row of callNames.map(callRow)) {
      expect(['read', 'write']).toContain(row.effect);
      if (row.effect === 'read') expect([row.name, row.idempotent]).toEqual([row.name, true]);
    }
  });

  test('names no change that no answer tells of', () => {
    const rows = callNames.map(callRow);
    const shown = rows.flatMap(({ shows = [] }) => shows);
    expect(rows.flatMap(({ changes }) => changes).filter((subject) => !shown.includes(subject))).toEqual([]);
  });

  test('of a file that a screen uploads names no change: the form that it is sent with does', () => {
    const uploaded = callNames
      .map(callRow)
      .filter(({ name, contentType }) => contentType === 'multipart' && !(name in withoutScreen));
    expect(uploaded.filter(({ changes }) => changes.length > 0)).toEqual([]);
  });

  test('a row that writes says what it changes, or does not compile', () => {
    const about = { name: 'a.b', method: 'POST', path: '/a', owner: 'order' } as const;
    const schemas = { params: v.object({}), answer: v.object({}) };
    // @ts-expect-error: `changes` is missing.
    defineCall({ ...about, ...schemas, effect: 'write' });
    // @ts-expect-error: a read changes nothing.
    defineCall({ ...about, ...schemas, effect: 'read', changes: ['order'] });
    expect(defineCall({ ...about, ...schemas, effect: 'read' }).changes).toEqual([]);
  });

  test('has a row for each name and no two rows of one', () => {
    expect(files.flatMap(rowsOf)).toHaveLength(callNames.length);
  });
});

function objectsIn(schema: unknown, at = '', found: [string, string[]][] = []): [string, string[]][] {
  if (typeof schema !== 'object' || schema === null) return found;
  const { entries, pipe, options, items, wrapped, item, value } = schema as Record<string, unknown>;
  if (typeof entries === 'object' && entries !== null) {
    found.push([at, Object.keys(entries)]);
    for (const [name, inner] of Object.entries(entries)) objectsIn(inner, `${at}.${name}`, found);
  }
  for (const list of [pipe, options, items])
    for (const inner of Array.isArray(list) ? list : []) if (inner !== schema) objectsIn(inner, at, found);
  for (const inner of [wrapped, item, value]) objectsIn(inner, at, found);
  return found;
}

const token = /token$|password$|secret$|ticket$|captcha$/i;
const person =
  /^(phoneNumber|payerPhone|email|firstName|lastName|fullName|birthDate|idNumber|accountNumber|cardNumber|iban|street|payeeName)$/;
const isOrder = (fields: string[]) =>
  fields.includes('seqNo') && fields.some((field) => /amount|payee/i.test(field));

describe('what names someone, opens something or tells of a transfer travels encrypted', () => {
  const plain = callNames.map(callRow).filter((row) => !row.encrypted && row.contentType !== 'multipart');

  test.each(plain.map((row) => [row.name, row] as const))('%s answers nothing of that kind', (_name, row) => {
    const broken = objectsIn(row.answer).flatMap(([at, fields]) => [
      ...fields.filter((field) => token.test(field) || person.test(field)).map((field) => `${at}.${field}`),
      ...(isOrder(fields) ? [`${at}: an order`] : []),
    ]);
    expect(broken.filter((field) => !allowed.has(`${row.name}${field}`))).toEqual([]);
    // A bare text would be a token.
    expect((row.answer as { type?: string }).type).not.toBe('string');
  });

  test.each(plain.map((row) => [row.name, row] as const))('%s asks for nothing secret', (_name, row) => {
    const broken = objectsIn(row.params).flatMap(([at, fields]) =>
      fields.filter((field) => token.test(field)).map((field) => `${at}.${field}`),
    );
    expect(broken.filter((field) => !allowed.has(`${row.name}${field}`))).toEqual([]);
  });
});
