import { byHand } from '../../fakeApp';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { stepsBeforeOrder } from '@/domain/largeRemit';
import { t } from '@/i18n';
import { canvas } from '@/platform/canvas';
import type { CanvasSurface } from '@/platform/types';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { press, words } from '../../drawn';
import { SignatureStep } from '@/modules/large-remit/screens/SignatureStep';

const { asked } = byHand;
const steps = stepsBeforeOrder.filter((step) => step !== 'signature').map((step) => ({ step, doneAt: 1 }));
const answers: Record<string, unknown> = {
  'largeRemit.status': { next: 'signature', kycPassed: true, fileStatus: 'Success', materialStatus: 'Init' },
  'largeRemit.behavior': { steps, next: 'signature' },
};
const pen = new Proxy({}, { get: () => () => undefined, set: () => true });

it('without a signature no picture is made of it, and that says so [F5.7-54]', async () => {
  const png = jest.fn();
  const surface = { width: 300, height: 150, pen, png } as unknown as CanvasSurface;
  jest.spyOn(canvas, 'open').mockResolvedValue(surface);
  sessionStore.setState({ payer: { userId: 'u1', countryCode: 'AUS', fullName: 'Wei Chen' } as Payer });
  drawApp(<SignatureStep />);
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) if (name in answers) await answer(answers[name]);
  }
  press('large-sign-submit');
  await act(async () => undefined);
  expect(words()).toContain(t('signature.empty'));
  expect(png).not.toHaveBeenCalled();
});
