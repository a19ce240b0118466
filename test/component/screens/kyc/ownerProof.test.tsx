import { byHand, fake } from '../../fakeApp';
import { act, type FC } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { ownerCodes } from '@/contracts/errors/server';
import { AppError } from '@/core/appError';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { UpdatePassword } from '@/modules/account/screens/UpdatePassword';
import { SetPassword } from '@/modules/account/screens/SetPassword';
import { PayPassword } from '@/modules/account/screens/PayPassword';
import { BindPhone } from '@/modules/account/screens/BindContact';
import { ProveDevice } from '@/modules/account/screens/ProveDevice';
import { askDeviceProof, deviceProved } from '@/state/session/deviceProof';
import { drawApp } from '../../drawApp';
import { erase, frames, isThere, press, type } from '../../drawn';

const steps: string[] = [];
fake.client({ showError: () => steps.push('error') });
fake.session({ refreshPayer: async () => undefined });
fake.navigation({
  goBack: async () => void steps.push('back'),
  navigate: async (name: string) => void steps.push(name),
  useRoute: () => ({ params: {} }),
});

const { asked, last } = byHand;
const settled = () => act(async () => undefined);
const draw = async (Shown: FC) => {
  drawApp(<Shown />);
  await settled();
};
const tap = async (id: string) => {
  press(id);
  await settled();
};
const write = async (id: string, text: string) => {
  await frames(2);
  type(id, text);
  await settled();
};
async function askForCode(id: string) {
  await tap(`${id}-send-code`);
  await last().answer({ resendSeconds: 60 });
  await write(`${id}-code`, '123456');
}
const accept = () => last().answer({ ticket: `${String(last().params.scene)}-1` });
async function proveByCode() {
  await askForCode('replace-own');
  await tap('replace-next');
  await accept();
}
async function choosePassword(id: string, password: string) {
  await write(`${id}-new`, password);
  await write(`${id}-repeat`, password);
}
const unproved = () =>
  new AppError({ kind: 'business', code: ownerCodes.proofNeeded, messageKey: 'errors.server' });
const payerIs = (change: Partial<Payer>) =>
  sessionStore.setState({
    payer: { email: 'a@b.example', countryCode: 'AUS', hasPassword: false, ...change } as Payer,
  });

beforeEach(() => {
  asked.length = 0;
  steps.length = 0;
  payerIs({});
  queryClient.clear();
});

describe.each([
  { name: 'a first password', Shown: UpdatePassword, id: 'update-password', scene: 'setPassword' },
  {
    name: 'a first password by its address',
    Shown: SetPassword,
    id: 'update-password',
    scene: 'setPassword',
  },
])('$name', ({ Shown, id, scene }) => {
  it('is saved after a code to a contact of the account, and leads back', async () => {
    await draw(Shown);
    expect(isThere(`${id}-submit`)).toBe(false);
    await tap(`${id}-by-email`);
    await proveByCode();
    await choosePassword(id, 'abc12');
    await tap(`${id}-submit`);
    await choosePassword(id, 'Secret-741');
    await tap(`${id}-submit`);
    expect(asked.map(({ name }) => name)).toEqual([
      'login.captcha',
      'login.captchaVerify',
      'login.setPassword',
    ]);
    expect(last()).toMatchObject({
      name: 'login.setPassword',
      params: { contactType: 'email', email: 'a@b.example', password: 'Secret-741', ticket: `${scene}-1` },
    });
    await last().answer({ done: true });
    expect(steps).toEqual(['back']);
  });

  it('asks for the code again once that was too long ago; another refusal is told and stays', async () => {
    await draw(Shown);
    await tap(`${id}-by-email`);
    await proveByCode();
    await choosePassword(id, 'Secret-741');
    await tap(`${id}-submit`);
    await last().fail(new Error('refused'));
    expect(steps).toEqual(['error']);
    await tap(`${id}-submit`);
    await last().fail(unproved());
    expect(steps).toEqual(['error']);
    expect(isThere(`${id}-by-email`)).toBe(true);
  });
});

it('a first payment password is proved by a code; a known one is changed with the old one', async () => {
  await draw(PayPassword);
  await last().answer({ loginPassword: false, payPassword: false });
  await tap('pay-password-by-email');
  await proveByCode();
  expect(isThere('pay-password-old')).toBe(false);
  await choosePassword('pay-password', 'abc12');
  await tap('pay-password-save');
  expect(last().name).toBe('login.captchaVerify');
  await choosePassword('pay-password', 'Secret-741');
  await tap('pay-password-save');
  expect(last()).toMatchObject({ name: 'user.payPasswordSet', params: { payPassword: 'Secret-741', ticket: 'payPassword-1' } });
}); // prettier-ignore

describe('a large sum from a new device', () => {
  const refusal = (code: string) => new AppError({ kind: 'business', code, messageKey: 'errors.server' });
  const send = () => void steps.push('sent');

  it('leads to the proof of its owner, and goes on once a code or the password has given it', async () => {
    payerIs({ hasPassword: true });
    expect(askDeviceProof(refusal(ownerCodes.largeSumWaits), send)).toBe(false);
    expect(askDeviceProof(refusal(ownerCodes.deviceUnproved), send)).toBe(true);
    await draw(ProveDevice);
    await tap('device-by-email');
    await proveByCode();
    expect(last()).toMatchObject({ name: 'user.deviceProve', params: { ownTicket: 'newDevice-1' } });
    await last().fail(unproved());
    await tap('device-by-password');
    expect(isThere('device-password')).toBe(true);
    const before = asked.length;
    await tap('device-submit');
    expect(asked).toHaveLength(before);
    expect(steps).toEqual(['proveDevice']);
    erase();
    await draw(ProveDevice);
    expect(askDeviceProof(refusal(ownerCodes.deviceUnproved), send)).toBe(true);
    await tap('device-by-email');
    await proveByCode();
    await last().answer({ done: true });
    expect(steps).toEqual(['proveDevice', 'proveDevice', 'back', 'sent']);
  });

  it('does not go on where its sender has left without a proof', async () => {
    askDeviceProof(refusal(ownerCodes.deviceUnproved), send);
    await draw(ProveDevice);
    erase();
    await draw(ProveDevice);
    await deviceProved();
    expect(steps).toEqual(['proveDevice', 'back']);
  });
});

it('a contact is bound with a code to another one, or with the password', async () => {
  payerIs({ hasPassword: true });
  await draw(BindPhone);
  expect(isThere('bind-submit')).toBe(false);
  await tap('bind-by-email');
  await proveByCode();
  expect(isThere('bind-password')).toBe(false);
  await write('bind-new-phone', '412345678');
  await askForCode('bind-new');
  await tap('bind-submit');
  await accept();
  expect(last()).toMatchObject({
    name: 'login.phoneBind',
    params: {
      areaCode: '61',
      phoneNumber: '412345678',
      ticket: 'bindPhone-1',
      ownTicket: 'replaceContact-1',
    },
  });
  await last().fail(unproved());
  await tap('bind-by-password');
  expect(isThere('bind-password')).toBe(true);
  const before = asked.length;
  await tap('bind-submit');
  expect(asked).toHaveLength(before);
});
