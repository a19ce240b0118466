import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { Login } from '@/modules/account/screens/Login';
import { drawApp } from '../../drawApp';
import { byId, frames, press, type, words } from '../../drawn';

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

it.each([
  [{ ended: true }, true],
  [{}, false],
])('after a session that ended it says so: %j', async (params, said) => {
  fake.navigation({ useRoute: () => ({ params }), wantedPage: () => null });
  drawApp(<Login />);
  await frames(2);
  expect(words().includes('Your session ended. Log in again to go on where you were.')).toBe(said);
});
