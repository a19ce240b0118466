import assert from 'node:assert/strict';
import { type LargeRemitStep, stepsBeforeOrder, stepsWithFile } from '@/domain/largeRemit';
import { uploaded } from '../../contract/support/files';
import { type SandboxClient, sandboxClient } from '../../contract/support/sandboxClient';
import { phoneContact } from '../../contract/support/person';
import { inkShare, readPng } from '../../fixtures/png';
import type { Driver, JourneyContext } from '../driver';
import type { JourneySandbox } from '../driver/sandbox';
import type { Line } from '../driver/types';
import { enter, type Payer, remitter } from './people';

/** Of a sandbox review. */
export const REVIEW_MS = 21_000;

export const AREA = 'large-sign-canvas';

export async function verified(d: Driver, { person, sandbox }: JourneyContext): Promise<Payer> {
  const payer = await remitter(sandbox, person, person.password);
  await enter(d, person, sandbox.console);
  return payer;
}

export async function provedElsewhere({ person, sandbox }: JourneyContext): Promise<SandboxClient> {
  const { password } = person;
  const client = sandboxClient(sandbox.url, {
    market: person.market,
    'unique-identification': 'proved-elsewhere',
  });
  await client.call('login.userInfo', { ...phoneContact(person.phone), password });
  await client.call('user.deviceProve', { password });
  return client;
}

export const wave: Line = Array.from({ length: 24 }, (_none, at) => [
  0.15 + at * 0.03,
  0.45 + 0.2 * Math.sin(at / 2),
]);
export const flourish: Line = [
  [0.2, 0.7],
  [0.5, 0.78],
  [0.82, 0.68],
];
export const dot: Line = [
  [0.5, 0.5],
  [0.505, 0.5],
];

export async function handInIncome(client: SandboxClient): Promise<void> {
  const name = 'income.png';
  await client.call('evidence.submit', {
    countryCode: 'AUS',
    verifyType: 'incomeProof',
    fileType: 'taxReturn',
    images: [await uploaded(client, name, 'AUS')],
    fileNames: [name],
    provideSource: 'LARGE_TRANSFER',
    targetLevel: 2,
  });
}

export async function stepsTaken(client: SandboxClient, until: LargeRemitStep): Promise<void> {
  for (const behavior of stepsBeforeOrder) {
    if (behavior === until) return;
    const fileKey = stepsWithFile.includes(behavior) ? await uploaded(client, 'face.png', 'AUS') : undefined;
    await client.call('largeRemit.updateBehavior', { behavior, ...(fileKey ? { fileKey } : {}) });
  }
}

/** As on an earlier day: income accepted, steps before `until` done. */
export async function preparedUntil(
  client: SandboxClient,
  { console }: Pick<JourneySandbox, 'console'>,
  until: LargeRemitStep,
): Promise<void> {
  await handInIncome(client);
  await console.advance(REVIEW_MS);
  await stepsTaken(client, until);
}

export async function keptSignature(
  { url, console }: Pick<JourneySandbox, 'url' | 'console'>,
  payerId: string,
): Promise<{ width: number; height: number; ink: number }> {
  const calls = await console.calls({ call: 'largeRemit.updateBehavior', payerId, limit: 50 });
  const signed = calls.filter(
    ({ code, params }) => code === '0' && (params as { behavior?: string }).behavior === 'signature',
  );
  const { fileKey } = (signed.at(-1) ?? assert.fail('nothing was signed')).params as { fileKey: string };
  const answer = await fetch(`${url}/image/v2/get/${fileKey}/AUS`);
  assert.equal(answer.headers.get('content-type'), 'image/png');
  const picture = readPng(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = picture;
  for (const [x, y] of [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const)
    assert.deepEqual(picture.at(x, y), { shade: 255, alpha: 255 }, 'white paper up to its corners');
  return { width, height, ink: inkShare(picture) };
}
