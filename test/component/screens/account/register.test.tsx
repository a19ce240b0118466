import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { forgetContact } from '@/modules/account/parts/contactMemory';
import { Register } from '@/modules/account/screens/Register';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { focused, inputOf, isThere, nameOf, byId, press, type, words } from '../../drawn';

let params: Record<string, string> = {};
const gone = jest.fn<unknown, [where: string]>();
fake.navigation({
  useRoute: () => ({ name: 'register', params }),
  goBack: () => gone('back'),
  afterLogin: () => gone('in'),
});
const asked = (name: string) => byHand.asked.filter((one) => one.name === name);
const settled = () => act(async () => undefined);
const answer = async (name: string, model: unknown): Promise<void> => {
  await asked(name).at(-1)?.answer(model);
  await settled();
};
const list = [
  {
    countryCode: 'AUS',
    countryName: 'Australia',
    countryEnName: 'Australia',
    areaCode: '61',
    status: 'opened',
  },
];
const clause = { clauseId: 'c1', code: 'terms', content: 'Terms of use', required: true };
const payer = { userId: 'u1', countryCode: 'AUS', kycStatus: 'None' };

async function open(): Promise<void> {
  drawApp(<Register />);
  await settled();
  await answer('common.supportCountry', { list });
  await answer('user.clauseList', { list: [clause] });
}

async function sendTo(phone: string): Promise<void> {
  type('register-phone', phone);
  press('register-send-code');
  await settled();
  await answer('login.captcha', { resendSeconds: 60 });
}

const typeCode = async (code = '123456'): Promise<void> => {
  type('register-code', code);
  await settled();
};

beforeEach(() => {
  params = {};
  byHand.asked.length = 0;
  gone.mockReset();
  useNotices.setState({ toast: null });
  queryClient.clear();
  forgetContact();
});

it('where the countries do not load, they and the agreements can be asked for again', async () => {
  drawApp(<Register />);
  await settled();
  const failure = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
  await asked('common.supportCountry').at(-1)?.fail(failure);
  expect(isThere('error-retry')).toBe(true);
  press('error-retry');
  await settled();
  await answer('common.supportCountry', { list });
  expect(asked('user.clauseList').at(-1)?.params).toEqual({ countryCode: 'AUS' });
});

it('the whole code leads on, and who goes back finds everything, without another code', async () => {
  await open();
  expect([isThere('register-code'), isThere('register-password')]).toEqual([false, false]);
  const cursor = focused();
  await sendTo('412345678');
  await act(() => new Promise<void>((later) => setTimeout(later, 120)));
  expect(cursor.at(-1)).toBe('register-code');
  await typeCode();
  await answer('login.captchaVerify', { ticket: 't1', registered: false });
  expect(words()).toContain('Step 2 of 2');
  type('register-password', 'Passw0rd');
  press('register-agree-terms');
  press('screen-back');
  await settled();
  expect(inputOf('register-phone').value).toBe('412345678');
  expect(gone).not.toHaveBeenCalled();
  press('register-next');
  await settled();
  expect(inputOf('register-password').value).toBe('Passw0rd');
  press('register-submit');
  await settled();
  expect(asked('login.captchaVerify')).toHaveLength(1);
  expect(asked('login.register').at(-1)?.params).toMatchObject({
    phoneNumber: '412345678',
    ticket: 't1',
    password: 'Passw0rd',
    clauseIds: ['c1'],
  });
  await answer('login.register', { payer });
  expect(gone).toHaveBeenCalledWith('in');
});

it('in Korea the password is six digits [F5.7-13]', async () => {
  drawApp(<Register />);
  await settled();
  await answer('common.supportCountry', { list: [{ ...list[0], countryCode: 'KOR', areaCode: '82' }] });
  await answer('user.clauseList', { list: [] });
  await sendTo('1012345678');
  await typeCode();
  await answer('login.captchaVerify', { ticket: 't1', registered: false });
  for (const [password, count] of [
    ['Passw0rd', 0],
    ['135790', 1],
  ] as const) {
    type('register-password', password);
    press('register-submit');
    await settled();
    expect(asked('login.register')).toHaveLength(count);
  }
});

it('another number is another code', async () => {
  await open();
  await sendTo('412345678');
  type('register-phone', '498765432');
  expect([isThere('register-code'), nameOf(byId('register-send-code'))]).toEqual([false, 'Send code']);
  await sendTo('498765432');
  await typeCode();
  expect(asked('login.captchaVerify').at(-1)?.params).toMatchObject({ phoneNumber: '498765432' });
});

it('a number that has an account logs in to it by the code that was just right', async () => {
  await open();
  await sendTo('412345678');
  await typeCode();
  await answer('login.captchaVerify', { ticket: 't1', registered: true });
  expect(words()).toContain("There's already an account with this phone number or email.");
  press('register-known-login');
  await settled();
  expect(asked('login.userInfo').at(-1)?.params).toMatchObject({ phoneNumber: '412345678', ticket: 't1' });
  await answer('login.userInfo', { payer });
  expect(gone).toHaveBeenCalledWith('in');
});

it('a proof that has expired asks for a new code', async () => {
  await open();
  await sendTo('412345678');
  await typeCode();
  await answer('login.captchaVerify', { ticket: 't1', registered: false });
  press('register-agree-terms');
  press('register-submit');
  await settled();
  await asked('login.register')
    .at(-1)
    ?.fail(new AppError({ code: '60104', kind: 'business', messageKey: 'errors.ticketInvalid' }));
  await settled();
  expect(words()).toContain('Step 1 of 2');
  expect(nameOf(byId('register-send-code'))).toContain('Send');
});

it.each([
  [{}, [false, true]],
  [{ inviteCode: 'FRIEND12' }, [true, false]],
])('invited by %j, the code of an invitation is there or asked for on request', async (given, shown) => {
  params = given;
  await open();
  await sendTo('412345678');
  await typeCode();
  await answer('login.captchaVerify', { ticket: 't1', registered: false });
  expect([isThere('register-invite'), isThere('register-invited')]).toEqual(shown);
  if (isThere('register-invited')) press('register-invited');
  expect(isThere('register-invite')).toBe(true);
});

it('what is not agreed to is said once, next to its boxes, until it is ticked', async () => {
  await open();
  await sendTo('412345678');
  await typeCode();
  await answer('login.captchaVerify', { ticket: 't1', registered: false });
  expect(words()).not.toContain('Read and agree to the terms to continue');
  press('register-submit');
  await settled();
  expect(words()).toContain('Read and agree to the terms to continue');
  expect(useNotices.getState().toast).toBeNull();
  press('register-agree-terms');
  await settled();
  expect(words()).not.toContain('Read and agree to the terms to continue');
});
