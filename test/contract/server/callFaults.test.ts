import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { callNames, callRow, type CallName } from '@/contracts/calls';
import { AppError, errorKinds } from '@/core/appError';
import { json } from '../../../sandbox/db/schema';
import { type FaultKind, faultKinds } from '../../../sandbox/dispatch/faultKinds';
import type { Fault } from '../../../sandbox/dispatch/faults';
import { issueSession } from '../../../sandbox/dispatch/sessions';
import { seededRandom } from '../../../sandbox/seeded/random';
import { createTestClient, localFile, type TestClient } from '../../fakes';
import { turns } from '../../fakes/client';
import { documentPng } from '../../fixtures/documents';
import { sample } from '../../fuzz/sample';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { withoutServer } from '../support/withoutServer';

type Ended = { answer: unknown } | { error: unknown };

interface Expectation {
  detail?: Fault['detail'];
  kinds: readonly string[];
  answers?: 'all' | 'plain';
}

const underWay = ['network', 'timeout', 'http', 'contract', 'crypto'];
const refusals = errorKinds.filter((kind) => !underWay.includes(kind));

/** For every call; a missing kind is a compile error. */
const expectations: Record<FaultKind, Expectation> = {
  errorCode: { detail: { code: '51002', msg: 'planned' }, kinds: ['business'] },
  httpStatus: { detail: { status: 503 }, kinds: ['http'] },
  delay: { detail: { ms: 1 }, kinds: refusals, answers: 'all' },
  dropBefore: { kinds: ['network'] },
  dropAfter: { kinds: ['network'] },
  cutUpload: { detail: { percent: 50 }, kinds: ['network'] },
  truncated: { kinds: ['network'] },
  cutBody: { kinds: ['contract', 'crypto'] },
  notJson: { kinds: ['contract', 'crypto'] },
  wrongMac: { kinds: ['contract', 'crypto'] },
  // An older answer is only detected when encrypted.
  replayed: { kinds: [...refusals, 'contract', 'crypto'], answers: 'plain' },
  otherCall: { kinds: [...refusals, 'contract', 'crypto'], answers: 'plain' },
};
const seed = `s${Date.now().toString(36)}`;
/** Milliseconds until a call hangs; loop turns depend on machine speed. */
const ENDED_MS = 60_000;
const picture = documentPng({ idType: 'passport', side: 'front' } as never);

// Tests the client, not the database.
describe(`every call under every fault, through the app's own client (seed ${seed})`, withoutServer, () => {
  let sandbox: TestSandbox;
  let client: TestClient;
  const stray: unknown[] = [];
  const onStray = (reason: unknown) => void stray.push(reason);

  before(async () => {
    process.on('unhandledRejection', onStray);
    sandbox = await startTestSandbox({ quiet: true, seed: true });
    client = createTestClient(sandbox.url);
    await allCalls();
  });
  after(async () => {
    process.off('unhandledRejection', onStray);
    client.close();
    await sandbox.close();
  });

  const signIn = async () => {
    const session = { payerId: 'demo-aus', countryCode: 'AUS' };
    client.releaseExpired();
    client.session.begin((await issueSession(sandbox.db, session, sandbox.clock.now())).token);
  };

  async function ended(name: CallName): Promise<Ended> {
    const row = callRow(name);
    const params = sample(row.params, seededRandom(`${seed}:${name}`)) as Record<string, unknown>;
    let result: Ended | null = null;
    const sent =
      row.contentType === 'multipart'
        ? client.upload(row, params, localFile('a.png', 'image/png', picture))
        : client.call(row, params);
    const over = sent.then(
      (answer) => void (result = { answer }),
      (error: unknown) => void (result = { error }),
    );
    const end = Date.now() + ENDED_MS;
    while (!result && Date.now() < end) {
      if (client.session.token() === '') client.releaseExpired();
      await Promise.race([over, turns(1)]);
    }
    return result ?? { error: 'it never ends' };
  }

  async function allCalls(): Promise<Map<CallName, Ended>> {
    const names = callNames.filter((name) => name !== 'common.secureInit');
    const results = new Map<CallName, Ended>();
    for (let at = 0; at < names.length; at += 8) {
      await signIn();
      await Promise.all(
        names.slice(at, at + 8).map(async (name) => void results.set(name, await ended(name))),
      );
    }
    return results;
  }

  async function setFaults(kind: FaultKind): Promise<void> {
    const detail = expectations[kind].detail ?? {};
    await sandbox.db
      .insertInto('faults')
      .values(
        callNames
          .filter((name) => name !== 'common.secureInit')
          .map((call) => ({ id: `${kind}:${call}`, call, kind, detail: json(detail), createdAt: 1 })),
      )
      .execute();
    await sandbox.runtime.faults.changed();
  }

  for (const kind of Object.keys(faultKinds) as FaultKind[]) {
    test(`${kind}: a typed result of every call, nothing stray, no indicator left on`, async () => {
      await client.prepareKeys();
      await setFaults(kind);
      const results = await allCalls();
      await sandbox.runtime.faults.remove();
      const wrong: string[] = [];
      const { kinds, answers } = expectations[kind];
      for (const [name, result] of results) {
        const mayAnswer = answers === 'all' || (answers === 'plain' && !callRow(name).encrypted);
        if ('answer' in result) {
          if (!mayAnswer) wrong.push(`${name} was answered`);
        } else if (!(result.error instanceof AppError)) wrong.push(`${name}: ${String(result.error)}`);
        else if (!kinds.includes(result.error.kind))
          wrong.push(`${name}: ${result.error.kind} ${result.error.code}`);
      }
      assert.deepEqual(wrong, []);
      assert.equal(results.size, callNames.length - 1);
      // Past the loading indicator's delay.
      while (client.notices.isLoading()) await turns(5);
      assert.deepEqual(stray, []);
    });
  }
});
