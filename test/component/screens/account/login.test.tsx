import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { Login } from '@/modules/account/screens/Login';
import { drawApp } from '../../drawApp';
import { byId, frames, isThere, press, type, words } from '../../drawn';

fake.navigation({ useRoute: () => ({ params: {} }), wantedPage: () => null });

it.each([
  ['phone', '123456', '412345678', 'Enter a phone number with 7 to 12 digits', { phoneNumber: '412345678' }],
  [
    'email',
    'name@example',
    'name@example.com',
    'Enter an email address, like name@example.com',
    { email: 'name@example.com' },
  ],
] as const)(
  'given a %s of the wrong form, then its field says so and no code is asked for, until it is right; the code goes there [F7-15]',
  async (way, wrong, right, said, sent) => {
    byHand.asked.length = 0;
    drawApp(<Login />);
    press(`login-way-${way}`);
    await frames(2);
    for (const [typed, words, codes] of [
      [wrong, said, 0],
      [right, '', 1],
    ] as const) {
      type(`login-${way}`, typed);
      press('login-send-code');
      await act(async () => undefined);
      const asked = byHand.asked.filter(({ name }) => name === 'login.captcha');
      expect([byId(`login-${way}-note`).textContent, asked.length]).toEqual([words, codes]);
      if (codes) expect(asked[0]?.params).toMatchObject(sent);
    }
  },
);

it('given a phone number, then the main button sends a code first; its sixth digit logs in, another number asks for another code', async () => {
  byHand.asked.length = 0;
  drawApp(<Login />);
  press('login-way-phone');
  await frames(2);
  expect([isThere('login-submit'), isThere('login-code')]).toEqual([false, false]);
  type('login-phone', '412345678');
  press('login-send-code');
  await act(async () => undefined);
  await byHand.last().answer({ resendSeconds: 60 });
  await frames(2);
  expect(isThere('login-submit')).toBe(true);
  type('login-code', '123456');
  await act(async () => undefined);
  expect(byHand.last()).toMatchObject({ name: 'login.captchaVerify', params: { captcha: '123456' } });
  await byHand.last().fail(new AppError({ kind: 'timeout', code: '0', messageKey: 'errors.timeout' }));
  press('login-submit');
  await act(async () => undefined);
  expect(byHand.asked.map(({ name }) => name)).toEqual([
    'login.captcha',
    'login.captchaVerify',
    'login.captchaVerify',
  ]);
  type('login-phone', '412345679');
  await frames(2);
  expect([isThere('login-submit'), isThere('login-code')]).toEqual([false, false]);
});

it.each([
  [{ ended: true }, true],
  [{}, false],
])('after a session that ended it says so: %j [P8-04]', async (params, said) => {
  fake.navigation({ useRoute: () => ({ params }), wantedPage: () => null });
  drawApp(<Login />);
  await frames(2);
  expect(words().includes('Your session ended. Log in again to go on where you were.')).toBe(said);
});
