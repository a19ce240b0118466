import { byHand, fake } from '../fakeApp';
import { act, useEffect, useRef } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import '@/modules/account/texts';
import { queryClient } from '@/state/queries/queries';
import { useNotices } from '@/state/notices/notices';
import { Button } from '@/ui/Button';
import { drawApp } from '../drawApp';
import { byId, byRole, frames, inputOf, isThere, press, type, until, words } from '../drawn';
import { useCaptcha } from '@/modules/account/parts/useCaptcha';
import { CodeRow } from '@/modules/account/parts/CodeRow';
import { Login } from '@/modules/account/screens/Login';

const places: string[] = [];
fake.navigation({
  contactService: async (place: string) => void places.push(place),
  useRoute: () => ({ params: {} }),
  wantedPage: () => null,
});

const { asked, last } = byHand;
const phone = { way: 'phone', areaCode: '61', phoneNumber: '412345678', email: '' } as const;
function Code() {
  const captcha = useCaptcha('login');
  const { send } = captcha;
  const ask = useRef(send);
  useEffect(() => void ask.current(phone), []);
  return (
    <>
      {captcha.sentTo ? (
        <CodeRow id="login" captcha={captcha} onSend={(voice) => send(phone, voice)} voice />
      ) : null}
      <Button id="send" label="Send" onPress={() => void send(phone)} />
      <Button id="use" label="Use" onPress={() => void captcha.check()} />
      <Button id="refuse" label="Refuse" onPress={() => captcha.refused(refusedWith.current)} />
      {captcha.dialogs}
    </>
  );
}
const refusedWith: { current: unknown } = { current: null };
const note = () => byId('login-code-note').textContent ?? '';
const label = () => byId('login-send-code').textContent ?? '';
const again = () => tKey('account.code.again');

const settled = () => act(async () => undefined);
const refusal = (code: string, data?: unknown, serverMessage?: string) =>
  new AppError({ code, kind: 'business', messageKey: 'errors.server', data, serverMessage });
const open = async () => {
  drawApp(<Code />);
  await settled();
};
const toast = () => useNotices.getState().toast;

beforeEach(() => {
  asked.length = 0;
  places.length = 0;
  queryClient.clear();
  useNotices.setState({ toast: null });
});

describe('a verification code', () => {
  it('given the server wants a test first, then its question is put, and the code asked for again with the answer [P4.3-05 P8-29 P8-30]', async () => {
    await open();
    const first = last();
    await first.fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c1', question: '3 + 4 =' }));
    expect(byRole('alertdialog')).toHaveLength(1);
    expect(words()).toContain('3 + 4 =');
    type('challenge-answer', '7');
    press('challenge-submit');
    await settled();
    expect(last()).toMatchObject({
      name: first.name,
      params: { ...first.params, challengeId: 'c1', challengeAnswer: '7' },
    });
    await last().answer({ resendSeconds: 60 });
    await until(() => byRole('alertdialog').length === 0);
    expect(toast()).toBeNull();
  });

  it('given it was sent, then another is asked for after a minute, which is counted [C7.3-24 P4.3-07]', async () => {
    await open();
    await last().answer({ resendSeconds: 60 });
    expect([label(), byId('login-send-code').getAttribute('aria-disabled')]).toEqual([
      `${again()} (60 s)`,
      'true',
    ]);
  });

  it('given the test comes before a call, then the call is asked for again [P8-30]', async () => {
    await open();
    await last().answer({ resendSeconds: 60 });
    press('login-voice-code');
    await settled();
    const call = last();
    expect(call.name).toBe('login.voiceCaptcha');
    await call.fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c1', question: '3 + 4 =' }));
    type('challenge-answer', '7');
    press('challenge-submit');
    await settled();
    expect(last()).toMatchObject({
      name: call.name,
      params: { ...call.params, challengeId: 'c1', challengeAnswer: '7' },
    });
  });

  it('given the test is a picture, then it is shown, and another one or support can be asked for', async () => {
    await open();
    const first = last();
    const asked = {
      challengeId: 'c1',
      question: 'Digits in the picture',
      imageUrl: 'data:image/png;base64,AAAA',
    };
    await first.fail(refusal(errorCodes.SendCaptchaTestError, asked));
    const pictures = () =>
      [...document.querySelectorAll('.challenge-picture')].map((one) => one.getAttribute('src'));
    expect(pictures()).toEqual([asked.imageUrl]);
    press('challenge-another');
    await settled();
    expect(last().params).toEqual(first.params);
    const next = { ...asked, challengeId: 'c2', imageUrl: 'data:image/png;base64,BBBB' };
    await last().fail(refusal(errorCodes.SendCaptchaTestError, next));
    expect(pictures()).toEqual([next.imageUrl]);
    expect(words()).not.toContain(tKey('challenge.wrong'));
    press('challenge-support');
    expect(places).toEqual(['login']);
    type('challenge-answer', '23456');
    press('challenge-submit');
    await settled();
    expect(last().params).toEqual({ ...first.params, challengeId: 'c2', challengeAnswer: '23456' });
  });

  it('given a frozen account, then a dialog says so, with customer service and close [P8-31]', async () => {
    await open();
    await last().fail(refusal(errorCodes.FreezeLogin, { minutes: 5 }, 'Use a code'));
    expect(words()).toContain('Use a code');
    expect(byRole('alertdialog')[0]?.getAttribute('aria-label')).toContain(tKey('account.frozen.title'));
    expect([isThere('frozen-contact'), isThere('frozen-close')]).toEqual([true, true]);
    press('frozen-contact');
    expect(places).toEqual(['login']);
    await until(() => !isThere('frozen-contact'));
    press('send');
    await settled();
    await last().fail(refusal(errorCodes.FreezeLogin, { minutes: 5 }));
    press('frozen-close');
    await until(() => !isThere('frozen-close'));
    expect(places).toEqual(['login']);
  });

  it('given a test or a frozen account, then the login has the same dialogs', async () => {
    drawApp(<Login />);
    await frames(2);
    type('login-phone', '412345678');
    press('login-send-code');
    await settled();
    await last().fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c1', question: '3 + 4 =' }));
    expect(words()).toContain('3 + 4 =');
    press('challenge-cancel');
    press('login-mode');
    await frames(2);
    type('login-password', 'Homeward8');
    press('login-submit');
    await settled();
    expect(last().name).toBe('login.userInfo');
    await last().fail(refusal(errorCodes.FreezeLogin, { minutes: 5 }, 'Use a code'));
    expect(words()).toContain('Use a code');
    press('frozen-contact');
    expect(places).toEqual(['login']);
    await until(() => !isThere('frozen-contact'));
  });

  it('given it was not sent, then a toast asks to try later; the words of a refusal come first [C7.3-25 F8-55]', async () => {
    await open();
    expect(tKey('errors.captchaLater')).toContain("couldn't send a code");
    for (const kind of ['timeout', 'network', 'http'] as const) {
      await last().fail(new AppError({ code: '0', kind, messageKey: `errors.${kind}` }));
      expect([kind, toast()]).toEqual([kind, expect.objectContaining({ messageKey: 'errors.captchaLater' })]);
      useNotices.setState({ toast: null });
      await open();
    }
    await last().fail(refusal(errorCodes.tooOften, undefined, 'Five codes an hour'));
    expect(toast()).toMatchObject({ text: 'Five codes an hour' });
  });

  it('given a wrong answer to the test, then the next question says so, and an empty one is not sent', async () => {
    await open();
    await last().fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c1', question: '3 + 4 =' }));
    expect(byId('challenge-answer-note').textContent).toBe('');
    press('challenge-submit');
    await settled();
    expect(asked).toHaveLength(1);
    expect(byId('challenge-answer-note').textContent).toBe(tKey('challenge.needed'));
    type('challenge-answer', '9');
    press('challenge-submit');
    await settled();
    await last().fail(refusal(errorCodes.SendCaptchaTestError, { challengeId: 'c2', question: '5 + 6 =' }));
    expect(words()).toContain('5 + 6 =');
    expect(byId('challenge-answer-note').textContent).toBe(tKey('challenge.wrong'));
    type('challenge-answer', '1');
    expect(byId('challenge-answer-note').textContent).toBe('');
  });

  it('given fewer than six digits, then it is not used, and says that six are needed [F5.7-16 F8-18]', async () => {
    await open();
    await last().answer({ resendSeconds: 60 });
    type('login-code', '12345');
    press('use');
    await settled();
    expect(note()).toBe('Enter the 6-digit code');
    expect(inputOf('login-code')).toMatchObject({ 'aria-invalid': 'true' });
    type('login-code', '123456');
    press('use');
    await settled();
    expect(note()).not.toBe('Enter the 6-digit code');
  });

  it('given none was typed, when another is asked for, then nothing is said of it', async () => {
    await open();
    await last().answer({ resendSeconds: 0 });
    press('use');
    await settled();
    expect(note()).toBe('Enter the 6-digit code');
    press('login-send-code');
    await settled();
    await last().answer({ resendSeconds: 60 });
    expect(note()).not.toBe('Enter the 6-digit code');
    expect(inputOf('login-code')).not.toMatchObject({ 'aria-invalid': 'true' });
  });

  it('given the server finds it wrong, then the boxes are empty and say so until another is typed [F8-29]', async () => {
    await open();
    await last().answer({ resendSeconds: 60 });
    type('login-code', '123456');
    refusedWith.current = refusal(errorCodes.captchaWrong, { triesLeft: 3 });
    press('refuse');
    await settled();
    expect(inputOf('login-code').value).toBe('');
    expect(note()).toBe(tKey('errors.captchaTries', { count: 3 }));
    expect(label()).toContain(again());
    expect(byId('login-send-code').getAttribute('aria-disabled')).toBe('true');
    expect(toast()).toBeNull();
    type('login-code', '1');
    const sentTo = tKey('account.code.sentTo', { to: '+61 412345678' });
    expect(note()).toBe(sentTo);
    expect(words().indexOf(sentTo)).toBeLessThan(words().indexOf(label()));
  });

  it('given the code is spent, then the boxes say so, and another can be asked for at once', async () => {
    await open();
    await last().answer({ resendSeconds: 60 });
    type('login-code', '123456');
    refusedWith.current = refusal(errorCodes.captchaExhausted, undefined, 'Too many wrong codes');
    press('refuse');
    await settled();
    expect([inputOf('login-code').value, note(), label()]).toEqual(['', 'Too many wrong codes', again()]);
    press('login-send-code');
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('given one was sent before the screen was opened, then its boxes wait for it and count down', async () => {
    await open();
    await last().fail(refusal(errorCodes.resendTooSoon, { resendSeconds: 41 }));
    expect(label()).toContain('41');
    expect(note()).toContain('412345678');
    expect(toast()).toBeNull();
  });
});
