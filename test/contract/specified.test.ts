import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callNames, callRow } from '@/contracts/calls';
import { contractTests, coverage } from './support/specified';

describe('the call table against the specification', () => {
  const sections = coverage();

  for (const section of sections) {
    test(`${section.id} ${section.title}`, (context) => {
      const missing = [...section.missing, ...section.missingPurposes];
      if (missing.length) context.diagnostic(`missing: ${missing.join(', ')}`);
      if (section.complete) assert.deepEqual(missing, []);
    });

    test(`${section.id}: each call is named by a contract test`, (context) => {
      const tests = contractTests();
      const untested = [...section.found, ...section.purposes.map(({ call }) => call)].filter(
        (name) =>
          name !== null &&
          (callNames as readonly string[]).includes(name) &&
          !tests.some(({ text }) => text.includes(`'${name}'`)),
      );
      if (untested.length) context.diagnostic(`untested: ${untested.join(', ')}`);
      if (section.complete) assert.deepEqual(untested, []);
    });
  }

  test('what the specification does not list is marked as ours, and nothing else is', () => {
    const specified = new Set(sections.flatMap((section) => section.found));
    for (const name of callNames)
      assert.equal(callRow(name).ours ?? false, !specified.has(name), `${name} ${callRow(name).path}`);
  });

  test('no two calls share method and path', () => {
    const routes = callNames.map(
      (name) => `${callRow(name).method} ${callRow(name).path.replace(/\{\w+\}/g, '{}')}`,
    );
    assert.deepEqual(
      routes.filter((route, index) => routes.indexOf(route) !== index),
      [],
    );
  });
});
