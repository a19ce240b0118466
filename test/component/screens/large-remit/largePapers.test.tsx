import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { hasText, tKey } from '@/i18n';
import { files } from '@/platform/files';
import { localFile } from '@/platform/files/localFile';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { press, type, words } from '../../drawn';
import { MaterialStatus } from '@/modules/large-remit/screens/MaterialStatus';

fake.session({
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS' } }),
});

const { asked } = byHand;
const answers = (rejectReason: string, targetLevel: number): Record<string, unknown> => ({
  'largeRemit.status': { status: 'Failed', eligible: false, kycPassed: true, level: 1, targetLevel, fileStatus: 'Fail', materialStatus: 'Init', next: 'incomeProof' },
  'largeRemit.behavior': { steps: [{ step: 'rule', doneAt: 1 }], next: 'signAgreement', canAbandon: false },
  'largeRemit.materialStatus': { fileStatus: 'Fail', materialStatus: 'Init', items: [] },
  'largeRemit.incomeProof': { status: 'Rejected', rejectReason, targetLevel },
}); // prettier-ignore

async function show(reason: string, level = 2): Promise<void> {
  asked.length = 0;
  queryClient.clear();
  drawApp(<MaterialStatus />);
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) await answer(answers(reason, level)[name] ?? {});
  }
}

it.each([
  { level: 2, holds: 'P9-26' },
  { level: 3, holds: 'P9-24' },
])(
  'a proof of income is handed in as one for large transfers, with level $level [$holds]',
  async ({ level }) => {
    jest.spyOn(files, 'choose').mockResolvedValue([localFile('blob:1', 'pay.pdf', 9)]);
    jest.spyOn(files, 'head').mockResolvedValue(Uint8Array.from('%PDF-1.4', (sign) => sign.charCodeAt(0)));
    fake.client({ upload: async () => ({ ossFileKey: 'key-1', imgFileNameOriginal: 'pay.pdf' }) });
    await show('notLegible', level);
    press('large-income-fileType-payslip');
    type('large-income-incomeQuota', '90000');
    press('large-income-images');
    press('upload-from-files');
    await act(async () => undefined);
    press('large-papers-submit');
    await act(async () => undefined);
    expect(asked.find(({ name }) => name === 'evidence.submit')?.params).toMatchObject({
      verifyType: 'incomeProof',
      provideSource: 'LARGE_TRANSFER',
      targetLevel: level,
      images: ['key-1'],
    });
  },
);

it.each(['notLegible', 'somethingNew'])(
  'papers that were turned down say why (%s), also for a reason that this build does not know [F8-71]',
  async (reason) => {
    await show(reason);
    const key = `largeRemit.rejected.${reason}`;
    expect(words()).toContain(tKey(hasText(key) ? key : 'largeRemit.rejected.other'));
    expect(hasText('largeRemit.rejected.notLegible')).toBe(true);
  },
);
