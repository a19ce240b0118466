import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { hasText, tKey } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { words } from '../../drawn';
import { MaterialStatus } from '@/modules/large-remit/screens/MaterialStatus';

fake.session({
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS' } }),
});

const { asked } = byHand;
const answers = (rejectReason: string): Record<string, unknown> => ({
  'largeRemit.status': { status: 'Failed', eligible: false, kycPassed: true, level: 1, targetLevel: 2, fileStatus: 'Fail', materialStatus: 'Init', next: 'incomeProof' },
  'largeRemit.behavior': { steps: [{ step: 'rule', doneAt: 1 }], next: 'signAgreement', canAbandon: false },
  'largeRemit.materialStatus': { fileStatus: 'Fail', materialStatus: 'Init', items: [] },
  'largeRemit.incomeProof': { status: 'Rejected', rejectReason, targetLevel: 2 },
}); // prettier-ignore

it.each(['notLegible', 'somethingNew'])(
  'papers that were turned down say why (%s), also for a reason that this build does not know [F8-71]',
  async (reason) => {
    asked.length = 0;
    queryClient.clear();
    drawApp(<MaterialStatus />);
    for (let round = 0; round < 4; round += 1) {
      await act(async () => undefined);
      for (const { name, answer } of asked.splice(0)) await answer(answers(reason)[name] ?? {});
    }
    const key = `largeRemit.rejected.${reason}`;
    expect(words()).toContain(tKey(hasText(key) ? key : 'largeRemit.rejected.other'));
    expect(hasText('largeRemit.rejected.notLegible')).toBe(true);
  },
);
