import { byHand, fake } from '../../fakeApp';
import { act, type FC } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { ownerCodes } from '@/contracts/errors/server';
import { AppError } from '@/core/appError';
import { queryClient } from '@/state/queries/queries';
import { UpdatePassword } from '@/modules/account/screens/UpdatePassword';
import { SetPassword } from '@/modules/account/screens/SetPassword';
import { PayPassword } from '@/modules/account/screens/PayPassword';
import { BindPhone } from '@/modules/account/screens/BindContact';
import { ProveDevice } from '@/modules/account/screens/ProveDevice';
import { askDeviceProof, deviceProved } from '@/state/session/deviceProof';

const mockSteps: string[] = [];
const mockPayer = { email: 'a@b.example', countryCode: 'AUS', hasPassword: false };
fake.client({ showError: () => mockSteps.push('error') });
fake.session({
  refreshPayer: async () => undefined,
  useSession: () => ({ payer: mockPayer }),
  setPayer: () => undefined,
});
fake.navigation({
  goBack: async () => void mockSteps.push('back'),
  navigate: async (name: string) => void mockSteps.push(name),
  useRoute: () => ({ params: {} }),
});
jest.mock('@/modules/account/parts/useNewPassword', () => ({
  useNewPassword: () => ({ fields: null, check: () => 'Secret-123' }),
}));
jest.mock('@/modules/account/parts/useVerifiedContact', () => ({
  useVerifiedContact: () => ({
    fields: null,
    verify: async () => ({
      contact: { areaCode: '61', phoneNumber: '412345678', email: '' },
      ticket: 'new-1',
    }),
    forget: () => undefined,
  }),
}));
jest.mock('@/modules/account/parts/OwnCode', () => {
  const { View } = jest.requireActual<typeof import('@tarojs/components')>('@tarojs/components');
  return {
    ...jest.requireActual<typeof import('@/modules/account/parts/OwnCode')>(
      '@/modules/account/parts/OwnCode',
    ),
    OwnCode: ({ scene, onProved }: { scene: string; onProved: (ticket: string) => void }) => (
      <View id="own-code" onClick={() => onProved(`${scene}-1`)} />
    ),
  };
});

const { asked, last } = byHand;

let end: () => Promise<void>;
async function draw(Shown: FC): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Shown />
      </QueryClientProvider>,
    ),
  );
  end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
}
const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
const press = (id: string) => act(async () => at(id)?.click());
const unproved = () =>
  new AppError({ kind: 'business', code: ownerCodes.proofNeeded, messageKey: 'errors.server' });

beforeEach(() => {
  asked.length = 0;
  mockSteps.length = 0;
  mockPayer.hasPassword = false;
  queryClient.clear();
});
afterEach(() => end());

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
    expect(at(`${id}-submit`)).toBeNull();
    await press(`${id}-by-email`);
    await press('own-code');
    await press(`${id}-submit`);
    expect(asked).toHaveLength(1);
    expect(last()).toMatchObject({
      name: 'login.setPassword',
      params: { contactType: 'email', email: 'a@b.example', password: 'Secret-123', ticket: `${scene}-1` },
    });
    await last().answer({ done: true });
    expect(mockSteps).toEqual(['back']);
  });

  it('asks for the code again once that was too long ago; another refusal is told and stays', async () => {
    await draw(Shown);
    await press(`${id}-by-email`);
    await press('own-code');
    await press(`${id}-submit`);
    await last().fail(new Error('refused'));
    expect(mockSteps).toEqual(['error']);
    await press(`${id}-submit`);
    await last().fail(unproved());
    expect(mockSteps).toEqual(['error']);
    expect(at(`${id}-by-email`)).not.toBeNull();
  });
});

it('a first payment password is proved by a code; a known one is changed with the old one', async () => {
  await draw(PayPassword);
  await last().answer({ loginPassword: false, payPassword: false });
  await press('pay-password-by-email');
  await press('own-code');
  expect(at('pay-password-old')).toBeNull();
  await press('pay-password-save');
  expect(last()).toMatchObject({ name: 'user.payPasswordSet', params: { payPassword: 'Secret-123', ticket: 'payPassword-1' } });
}); // prettier-ignore

describe('a large sum from a new device', () => {
  const refusal = (code: string) => new AppError({ kind: 'business', code, messageKey: 'errors.server' });
  const send = () => void mockSteps.push('sent');

  it('leads to the proof of its owner, and goes on once a code or the password has given it', async () => {
    mockPayer.hasPassword = true;
    expect(askDeviceProof(refusal(ownerCodes.largeSumWaits), send)).toBe(false);
    expect(askDeviceProof(refusal(ownerCodes.deviceUnproved), send)).toBe(true);
    await draw(ProveDevice);
    await press('device-by-email');
    await press('own-code');
    expect(last()).toMatchObject({ name: 'user.deviceProve', params: { ownTicket: 'newDevice-1' } });
    await last().fail(unproved());
    await press('device-by-password');
    expect(at('device-password')).not.toBeNull();
    const before = asked.length;
    await press('device-submit');
    expect(asked).toHaveLength(before);
    expect(mockSteps).toEqual(['proveDevice']);
    await end();
    await draw(ProveDevice);
    expect(askDeviceProof(refusal(ownerCodes.deviceUnproved), send)).toBe(true);
    await press('device-by-email');
    await press('own-code');
    await last().answer({ done: true });
    expect(mockSteps).toEqual(['proveDevice', 'proveDevice', 'back', 'sent']);
  });

  it('does not go on where its sender has left without a proof', async () => {
    askDeviceProof(refusal(ownerCodes.deviceUnproved), send);
    await draw(ProveDevice);
    await end();
    await draw(ProveDevice);
    await deviceProved();
    expect(mockSteps).toEqual(['proveDevice', 'back']);
  });
});

it('a contact is bound with a code to another one, or with the password', async () => {
  mockPayer.hasPassword = true;
  await draw(BindPhone);
  expect(at('bind-submit')).toBeNull();
  await press('bind-by-email');
  await press('own-code');
  expect(at('bind-password')).toBeNull();
  await press('bind-submit');
  expect(last()).toMatchObject({
    name: 'login.phoneBind',
    params: { areaCode: '61', phoneNumber: '412345678', ticket: 'new-1', ownTicket: 'replaceContact-1' },
  });
  await last().fail(unproved());
  await press('bind-by-password');
  expect(at('bind-password')).not.toBeNull();
  const before = asked.length;
  await press('bind-submit');
  expect(asked).toHaveLength(before);
});
