import assert from 'node:assert/strict';
import type { CallParams } from '@/contracts/calls';
import { largeRemitSteps } from '@/domain/largeRemit';
import type { DemoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';

export const second = 1000;
export const hour = 3_600_000;

export const large = { amount: '200000', remitType: 'LargeRemit', relation: 'self' } as const;
export const status = (person: DemoPayer) =>
  person.client.call('largeRemit.status', { countryCode: person.market });
export const prove = async (person: DemoPayer, name = 'income.png', targetLevel = 2) =>
  person.client.send('evidence.submit', {
    countryCode: person.market,
    verifyType: 'incomeProof',
    fileType: 'taxReturn',
    images: [await uploaded(person.client, name, person.market)],
    fileNames: [name],
    provideSource: 'LARGE_TRANSFER',
    targetLevel,
    incomeExpireDate: '2099-01-01',
  });
export const step = (person: DemoPayer, change: CallParams<'largeRemit.updateBehavior'>) =>
  person.client.send('largeRemit.updateBehavior', { ...change });
export const stepsDone = async (
  person: DemoPayer,
  signature = 'signature.png',
  face = 'face.png',
): Promise<void> => {
  for (const behavior of largeRemitSteps.slice(0, 5)) {
    const fileKey = ['faceIdentify', 'signature'].includes(behavior)
      ? await uploaded(person.client, behavior === 'signature' ? signature : face, person.market)
      : undefined;
    const reply = await step(person, { behavior, ...(fileKey ? { fileKey } : {}) });
    assert.equal(reply.envelope.code, '0', `${behavior}: ${reply.envelope.msg}`);
  }
};
