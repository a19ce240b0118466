import { byHand, fake } from '../fakeApp';
import { act, type ReactElement } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { byId, erase, frames, inputOf, isThere, press, type, until, words } from '../drawn';
import { AccountVerifyKor, ConfirmAccountKor } from '@/modules/kyc/screens/Korea';
import { ConfirmChange } from '@/modules/payee-change/ConfirmChange';
import { SharePhone } from '@/modules/share/SharePhone';

const way: unknown[] = [];
const routeParams = { current: {} };
fake.client({ showError: () => way.push('error') });
fake.navigation({
  useRoute: () => ({ params: routeParams.current }),
  navigate: async (route: string) => void way.push(route),
  followKyc: async () => void way.push('next'),
});
fake.session({
  useSession: () => ({ payer: { countryCode: 'KOR' }, signedIn: true }),
  refreshPayer: async () => ({ countryCode: 'KOR' }),
});

const { asked, last } = byHand;
const show = (screen: ReactElement) => drawApp(screen);
/** Taro's inner input renders one frame later. */
const settled = () => act(async () => undefined);
const refusal = (code: string, data?: unknown) =>
  new AppError({ code, kind: 'business', messageKey: 'errors.server', data });
const timedOut = () => new AppError({ code: '0', kind: 'timeout', messageKey: 'errors.timeout' });
const toast = () => useNotices.getState().toast;
const sent = (name: string) => asked.filter((one) => one.name === name);

beforeEach(() => {
  asked.length = 0;
  way.length = 0;
  queryClient.clear();
  useNotices.setState({ toast: null });
});

describe("Korea's three digits", () => {
  const account = {
    accountId: 'a1',
    status: 'waiting',
    bankName: 'KB',
    accountNumber: '**12',
    holder: 'Mia',
  };
  const open = async () => {
    show(<AccountVerifyKor />);
    await last().answer({ list: [account] });
    await frames(1);
  };

  it('given the last digit, then they are sent at once, and what is next follows [F5.3-12 F5.7-17]', async () => {
    await open();
    type('verify-code', '123');
    await settled();
    expect(last()).toMatchObject({ name: 'kyc.krAuth', params: { accountId: 'a1', code: '123' } });
    await last().answer({});
    expect(way).toEqual(['next']);
  });

  it('given too few, when they are sent, then that is said and nothing is sent [F5.3-12 F5.7-17]', async () => {
    await open();
    type('verify-code', '12');
    press('verify-submit');
    await settled();
    expect(sent('kyc.krAuth')).toHaveLength(0);
    expect(byId('verify-code-note').textContent).not.toBe('');
    expect(inputOf('verify-code')).toMatchObject({ 'aria-invalid': 'true' });
  });

  it('given wrong ones, then it says how many tries are left, the field is empty, and typing takes that away', async () => {
    await open();
    type('verify-code', '123');
    await settled();
    await last().fail(refusal(errorCodes.captchaWrong, { attemptsLeft: 4 }));
    expect(byId('verify-code-note').textContent).toContain('4');
    expect(inputOf('verify-code').value).toBe('');
    type('verify-code', '1');
    expect(byId('verify-code-note').textContent).toBe('');
    expect(way).toEqual([]);
  });

  it('given a locked account, then there is no code to type, and another account is asked for [F5.3-13]', async () => {
    show(<AccountVerifyKor />);
    await last().answer({ list: [{ ...account, status: 'locked' }] });
    await frames(1);
    expect(isThere('verify-code')).toBe(false);
    press('verify-other');
    expect(way).toEqual(['confirmAccountKor']);
  });
});

describe("a sender's own account in Korea", () => {
  const open = async () => {
    show(<ConfirmAccountKor />);
    await settled();
    for (const { name, answer } of [...asked])
      await answer({ list: name === 'kyc.krBanks' ? [{ code: '088', content: 'Shinhan' }] : [] });
    await frames(1);
  };

  it('given it, then 1 KRW is sent to it; a company’s or another’s is refused at its holder [F5.3-11 F5.3-14]', async () => {
    await open();
    press('kyc-kor-account-bankCode');
    press('kyc-kor-account-bankCode-option-088');
    type('kyc-kor-account-accountNumber', '110123456789');
    type('kyc-kor-account-holder', 'Mia Kim');
    expect(byId('kyc-account-submit').textContent).toBe(tKey('kyc.kor.send'));
    const told = [];
    for (const reason of ['company', 'nameDiffers']) {
      press('kyc-account-submit');
      await settled();
      await last().fail(refusal(errorCodes.ownAccountOnly, { reason }));
      await settled();
      told.push(byId('kyc-kor-account-holder-note').textContent);
      type('kyc-kor-account-holder', `Mia Kim ${reason}`);
    }
    expect(told).toEqual([tKey('kyc.kor.company'), tKey('kyc.kor.nameDiffers')]);
    press('kyc-account-submit');
    await settled();
    expect(last()).toMatchObject({
      name: 'kyc.krDepositRegister',
      params: { accountNumber: '110123456789' },
    });
    await last().answer({});
    await settled();
    expect(way).toEqual(['next']);
  });
});

describe("the phone of a share link's recipient", () => {
  const share = { shareCode: 'c1', country: 'CHN', kind: 'details', step: 'phone', phone: undefined };
  const open = async () => {
    routeParams.current = { shareCode: 'c1', countryCode: 'CHN' };
    show(<SharePhone />);
    await last().answer({ share, shareToken: 't1' });
    await frames(1);
  };

  it('given a number that is none, then no code is asked for', async () => {
    await open();
    press('share-phone-send');
    await settled();
    expect(sent('payeeShare.sendCode')).toHaveLength(0);
    expect(byId('share-phone-number-note').textContent).not.toBe('');
    expect(byId('share-phone-code-note').textContent).toBe('');
  });

  it('given another number than the one that was named, then it says so until the number changes', async () => {
    await open();
    type('share-phone-number', '13800138000');
    press('share-phone-send');
    await settled();
    await last().fail(refusal(errorCodes.badParams));
    const told = byId('share-phone-number-note').textContent;
    expect(told).not.toBe('');
    type('share-phone-number', '13800138001');
    expect(byId('share-phone-number-note').textContent).toBe('');
    expect(way).toEqual([]);
  });

  it('given the code was not sent, then a toast asks to try later [C7.3-25]', async () => {
    await open();
    type('share-phone-number', '13800138000');
    press('share-phone-send');
    await settled();
    await last().fail(timedOut());
    expect(toast()).toMatchObject({ messageKey: 'errors.captchaLater' });
    expect(way).toEqual([]);
  });

  it('given the server wants a test first, then its question is put, and the code asked for again with the answer', async () => {
    await open();
    type('share-phone-number', '13800138000');
    press('share-phone-send');
    await settled();
    await last().fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c1', question: '3 + 4 =' }));
    expect(words()).toContain('3 + 4 =');
    type('challenge-answer', '7');
    press('challenge-submit');
    await settled();
    expect(last()).toMatchObject({
      name: 'payeeShare.sendCode',
      params: { phoneNumber: '13800138000', challengeId: 'c1', challengeAnswer: '7' },
    });
    await last().answer({ resendSeconds: 60 });
    await until(() => !words().includes('3 + 4 ='));
    expect(way).toEqual([]);
  });

  it('given number and code, then both are sent once and the link goes on', async () => {
    await open();
    type('share-phone-number', '13800138000');
    type('share-phone-code', '123456');
    press('share-phone-next');
    await settled();
    press('share-phone-next');
    expect(sent('payeeShare.confirmPhone').map(({ params }) => params)).toEqual([
      { areaCode: '86', phoneNumber: '13800138000', captcha: '123456' },
    ]);
    await last().answer({ share: { ...share, step: 'account' } });
    expect(way).toEqual(['payeeShareAccount']);
    expect(words()).not.toBe('');
  });

  it('given a wrong code, then its boxes say how many tries are left, and the number stays', async () => {
    await open();
    type('share-phone-number', '13800138000');
    type('share-phone-code', '123456');
    press('share-phone-next');
    await settled();
    await last().fail(refusal(errorCodes.captchaWrong, { triesLeft: 2 }));
    expect(byId('share-phone-code-note').textContent).toBe(tKey('errors.captchaTries', { count: 2 }));
    expect([inputOf('share-phone-code').value, inputOf('share-phone-number').value]).toEqual([
      '',
      '13800138000',
    ]);
    expect(way).toEqual([]);
  });
});

describe('the code for another payee of an order', () => {
  const payee = { id: 'p1', name: 'Min', accountType: 'bank', payeeLabel: 'Bank 1234', country: 'CHN' };
  const open = async () => {
    routeParams.current = { seqNo: 's1' };
    show(<ConfirmChange />);
    await last().answer({
      allowed: true,
      targetCountry: 'CHN',
      accountTypes: ['bank'],
      current: payee,
      pending: { changeId: 'c1', to: { ...payee, id: 'p2', name: 'Lan' }, expiresAt: 0 },
    });
    await frames(1);
    press('change-code-send');
    await settled();
  };

  it('given it was sent, or is on its way from before, then there are boxes for it and another main button', async () => {
    await open();
    expect([isThere('change-code'), isThere('change-submit')]).toEqual([false, false]);
    await last().answer({ resendSeconds: 60, target: '*** 678' });
    expect(words()).toContain('Sent to *** 678');
    expect([isThere('change-code'), isThere('change-submit')]).toEqual([true, true]);
    erase();
    await open();
    await last().fail(refusal(errorCodes.resendTooSoon, { resendSeconds: 30 }));
    expect([isThere('change-code'), isThere('change-submit')]).toEqual([true, true]);
    expect(toast()).toBeNull();
  });

  it('given it was not sent, then a toast asks to try later [C7.3-25]', async () => {
    await open();
    await last().fail(timedOut());
    expect(toast()).toMatchObject({ messageKey: 'errors.captchaLater' });
    expect(way).toEqual([]);
  });

  it('given the server wants a test first, then the code is asked for again with the answer [P8-30]', async () => {
    await open();
    const first = last();
    await first.fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c1', question: '3 + 4 =' }));
    type('challenge-answer', '7');
    press('challenge-submit');
    await settled();
    expect(last()).toMatchObject({
      name: 'user.sendCaptcha',
      params: { ...first.params, payeeId: 'p2', challengeId: 'c1', challengeAnswer: '7' },
    });
  });
});
