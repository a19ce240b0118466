import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { byRole, draw, isThere, press } from '../drawn';
import { quoted } from './quoted';

const mockWay: { route: string; params: unknown }[] = [];
const mockAnswers: Record<string, unknown> = {};
jest.mock('@/state/client/client', () => ({
  call: async ({ name }: { name: string }) => {
    const answer = mockAnswers[name];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  },
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  navigate: async (route: string, params: unknown) => void mockWay.push({ route, params }),
  openRoute: async (route: string, params: unknown) => void mockWay.push({ route, params }),
}));
jest.mock('@/state/session/session', () => ({
  ...jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
  useSession: () => ({ signedIn: true, payer: null }),
}));

const { useStartRemit } = jest.requireActual<typeof import('@/modules/remit/home/useStartRemit')>(
  '@/modules/remit/home/useStartRemit',
);

const corridor = {
  source: { countryCode: 'AUS', currency: 'AUD', status: 'opened' },
  target: { countryCode: 'CHN', currency: 'CNY', status: 'opened' },
  closed: false,
  chooseSource: () => undefined,
};
let begin: () => Promise<void>;
function Start() {
  const { start, dialog } = useStartRemit({ ...corridor, quote: quoted(), onward: null });
  begin = start;
  return <>{dialog}</>;
}
const started = async () => {
  draw(
    <QueryClientProvider client={queryClient}>
      <Start />
    </QueryClientProvider>,
  );
  await act(() => begin());
};
const payer = { userId: 'u1', countryCode: 'AUS', kycStatus: 'Pass', identityStatus: 'CheckPass' };
const beyond = (link: string) =>
  new AppError({
    code: errorCodes.ApplyOrderLargeRemitLimit,
    kind: 'business',
    messageKey: 'errors.largeRemitLimit',
    data: { residualAmount: '12345.50', link },
  });

beforeEach(() => {
  mockWay.length = 0;
  Object.assign(mockAnswers, {
    'remit.precheck': { payerInfo: payer, shortKyc: false, certificationKyc: false },
    'remit.largeLimitCheck': {},
    'payer.popInfo': { show: false },
  });
});

describe('the start of a transfer', () => {
  test.each([
    { shortKyc: true, certificationKyc: false },
    { shortKyc: false, certificationKyc: true },
  ])(
    'given nothing that stops it, then it leads to the payee with $shortKyc, $certificationKyc [F2-01]',
    async (kyc) => {
      mockAnswers['remit.precheck'] = { payerInfo: payer, ...kyc };
      await started();
      const { shortKyc, certificationKyc } = kyc;
      expect(mockWay).toEqual([
        {
          route: 'selectPayee',
          params: { remitType: 'personal', isShortKyc: shortKyc, isFreeKYC: shortKyc, certificationKyc },
        },
      ]);
    },
  );

  test('given the price is taken away while it is checked, then the review has the price that was sent', async () => {
    const answer = mockAnswers['remit.precheck'];
    mockAnswers['remit.precheck'] = () => {
      remitDraftStore.setState({ quote: undefined });
      return answer;
    };
    await started();
    expect(mockWay).toHaveLength(1);
    expect(remitDraftStore.getState()).toMatchObject({ quote: quoted() });
  });

  test('given an amount beyond the limit, then a dialog offers to raise it or to go back [P8-35]', async () => {
    mockAnswers['remit.largeLimitCheck'] = beyond('https://www.homeward.example/raise');
    await started();
    expect(byRole('alertdialog')).toHaveLength(1);
    expect(document.getElementById('preflight-action')?.textContent).toBe(tKey('preflight.upload'));
    expect(document.getElementById('preflight-cancel')?.textContent).toBe(tKey('common.back'));
    press('preflight-cancel');
    expect([isThere('preflight-action'), mockWay]).toEqual([false, []]);
  });

  test('given its link leads out of the app, when it is to be raised, then a web view opens with the session [P8-36 F2-06]', async () => {
    const link = 'https://www.homeward.example/raise';
    mockAnswers['remit.largeLimitCheck'] = beyond(link);
    await started();
    press('preflight-action');
    expect(mockWay).toEqual([{ route: 'webview', params: { link, needToken: true, tokenKey: 'token' } }]);
  });
});
