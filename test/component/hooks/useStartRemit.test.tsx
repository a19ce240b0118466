import { fake } from '../fakeApp';
import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { drawApp } from '../drawApp';
import { byRole, isThere, nameOf, plain, press } from '../drawn';
import { quoted } from './quoted';
import { useStartRemit } from '@/modules/remit/home/useStartRemit';

const way: { route: string; params: unknown }[] = [];
const answers: Record<string, unknown> = {};
const sent: Record<string, unknown> = {};
fake.client({
  call: async ({ name }: { name: string }, params: unknown) => {
    sent[name] = params;
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  },
});
fake.navigation({
  navigate: async (route: string, params: unknown) => void way.push({ route, params }),
  openRoute: async (route: string, params: unknown) => void way.push({ route, params }),
});
const session = { signedIn: true, payer: null };
fake.session({
  useSession: () => session,
});

const corridor = {
  source: { countryCode: 'AUS', currency: 'AUD', status: 'opened' },
  target: { countryCode: 'CHN', currency: 'CNY', status: 'opened' },
  closed: false,
  chooseSource: () => undefined,
};
let source = corridor.source;
let begin: () => Promise<void>;
function Start() {
  const { start, dialog } = useStartRemit({ ...corridor, source, quote: quoted(), onward: null });
  begin = start;
  return <>{dialog}</>;
}
const started = async () => {
  drawApp(<Start />);
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
  way.length = 0;
  source = corridor.source;
  remitDraftStore.setState({ remitType: 'personal' });
  session.signedIn = true;
  Object.assign(answers, {
    'remit.precheck': { payerInfo: payer, shortKyc: false, certificationKyc: false },
    'remit.largeLimitCheck': {},
    'payer.popInfo': { show: false },
  });
});

describe('the start of a transfer', () => {
  test.each([
    { shortKyc: true, certificationKyc: false, remitType: 'personal' },
    { shortKyc: false, certificationKyc: true, remitType: 'studyAbroad' },
  ] as const)(
    'given nothing that stops it, then it leads to the payee with $shortKyc, $certificationKyc [F2-01]',
    async ({ remitType, ...kyc }) => {
      answers['remit.precheck'] = { payerInfo: payer, ...kyc };
      remitDraftStore.setState({ remitType });
      await started();
      const { shortKyc, certificationKyc } = kyc;
      expect(way).toEqual([
        {
          route: 'selectPayee',
          params: { remitType, isShortKyc: shortKyc, isFreeKYC: shortKyc, certificationKyc },
        },
      ]);
    },
  );

  test('given a country to send from and one to send to, then the checks are for this transfer [F5.1-04 F7-01 F7-02]', async () => {
    await started();
    const transfer = { targetCountry: 'CHN', remitType: 'personal' };
    expect(sent['remit.precheck']).toEqual({ countryCode: 'AUS', ...transfer });
    expect(sent['remit.largeLimitCheck']).toEqual({
      sourceAmount: '1000',
      sourceCurrency: 'AUD',
      ...transfer,
    });
  });

  test('given an order that is asked about first, then a dialog leads to that order [F2-07]', async () => {
    const order = { route: 'bankOrder', params: { seqNo: 'S1' } };
    answers['remit.precheck'] = { payerInfo: payer, middlePage: { ...order, reason: 'asked' } };
    await started();
    press('preflight-action');
    expect(way).toEqual([order]);
  });

  test('given a visitor, then it leads to the start screen', async () => {
    session.signedIn = false;
    await started();
    expect(way).toEqual([{ route: 'start', params: {} }]);
  });

  test('given the price is taken away while it is checked, then the review has the price that was sent', async () => {
    const answer = answers['remit.precheck'];
    answers['remit.precheck'] = () => {
      remitDraftStore.setState({ quote: undefined });
      return answer;
    };
    await started();
    expect(way).toHaveLength(1);
    expect(remitDraftStore.getState()).toMatchObject({ quote: quoted() });
  });

  test('given China turned the identity down, then a dialog offers customer service [F4.3-02]', async () => {
    source = { ...source, countryCode: 'CHN' };
    const turnedDown = { ...payer, countryCode: 'CHN', kycStatus: 'Fail' };
    answers['remit.precheck'] = { payerInfo: turnedDown, shortKyc: false, certificationKyc: false };
    await started();
    expect(document.getElementById('preflight-action')?.textContent).toBe(tKey('preflight.support'));
    press('preflight-action');
    await act(async () => undefined);
    expect(way).toEqual([{ route: 'serviceLink', params: { place: 'remit' } }]);
  });

  test('given Japan wants the number card, then a dialog offers to upload it, or customer service [P8-37]', async () => {
    const code = errorCodes.JpnNeedNumberCard;
    answers['remit.precheck'] = new AppError({ code, kind: 'business', messageKey: 'errors.needNumberCard' });
    await started();
    expect(document.getElementById('preflight-action')?.textContent).toBe(tKey('preflight.uploadNumberCard'));
    press('preflight-support');
    await act(async () => undefined);
    expect(way).toEqual([{ route: 'serviceLink', params: { place: 'remit' } }]);
  });

  test('given Singapore knows no phone, then a dialog asks for one and leads there', async () => {
    source = { ...source, countryCode: 'SGP' };
    answers['remit.precheck'] = { payerInfo: { ...payer, countryCode: 'SGP' }, shortKyc: false };
    await started();
    expect(nameOf(byRole('alertdialog')[0]!)).toContain(tKey('preflight.title'));
    expect(document.getElementById('preflight-action')?.textContent).toBe(tKey('preflight.bind'));
    press('preflight-action');
    expect(way).toEqual([{ route: 'bindPhone', params: { pageStep: '0' } }]);
  });

  test('given an amount beyond the limit, then a dialog offers to raise it or to go back [P8-34 P8-35]', async () => {
    answers['remit.largeLimitCheck'] = beyond('https://www.homeward.example/raise');
    await started();
    expect(byRole('alertdialog')).toHaveLength(1);
    expect(plain(byRole('alertdialog')[0]!.textContent)).toContain('12,345.50 AUD');
    expect(document.getElementById('preflight-action')?.textContent).toBe(tKey('preflight.upload'));
    expect(document.getElementById('preflight-cancel')?.textContent).toBe(tKey('common.back'));
    press('preflight-cancel');
    expect([isThere('preflight-action'), way]).toEqual([false, []]);
  });

  test('given its link leads out of the app, when it is to be raised, then a web view opens with the session [P8-36 F2-06]', async () => {
    const link = 'https://www.homeward.example/raise';
    answers['remit.largeLimitCheck'] = beyond(link);
    await started();
    press('preflight-action');
    expect(way).toEqual([{ route: 'webview', params: { link, needToken: true, tokenKey: 'token' } }]);
  });
});
