import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { drawApp } from '../../drawApp';
import { press } from '../../drawn';
import { Rule } from '@/modules/large-remit/screens/Rule';

const went: unknown[] = [];
fake.session({
  useSession: () => ({
    signedIn: true,
    payer: { userId: 'u1', countryCode: 'AUS', kycStatus: 'InfoComplete' },
  }),
});
fake.navigation({
  navigate: async (route: string) => void went.push(route),
  openRoute: async (route: string) => void went.push(route),
});

const answers: Record<string, unknown> = {
  'largeRemit.status': { status: 'NotCertified', eligible: false, kycPassed: false, level: 1, targetLevel: 2, fileStatus: 'Init', materialStatus: 'Init', next: 'kyc' },
  'largeRemit.behavior': { steps: [], next: 'rule', canAbandon: false },
}; // prettier-ignore

test('whose identity has not passed, goes on from the rule to what it still lacks [P6-26]', async () => {
  drawApp(<Rule />);
  for (let round = 0; round < 3; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of byHand.asked.splice(0)) if (answers[name]) await answer(answers[name]);
  }
  press('large-rule-identity');
  await act(async () => undefined);
  expect(went).toEqual(['selectDocument']);
});
