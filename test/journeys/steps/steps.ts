import { documentPng } from '../../fixtures/documents';
import type { ConsoleClient } from '../console';
import type { Driver } from '../driver';
import type { Person } from '../driver';
import { pickCode } from './formSteps';
import { uploaded } from './uploadSteps';

export interface Actors {
  person: Person;
  console: ConsoleClient;
}

const ONE_MINUTE = 60_000;

const consentsOf: Readonly<Record<string, readonly string[]>> = {
  AUS: ['terms', 'privacy', 'pds'],
  HKG: ['terms', 'privacy', 'personalData'],
};

export async function signUp(d: Driver, actors: Actors): Promise<void> {
  await d.open('start');
  await register(d, actors);
  await d.seePath('/tabbar/remit');
}

export async function register(d: Driver, { person, console }: Actors): Promise<void> {
  await d.tap('start-register');
  await d.pick('register-market', { AUS: 'Australia', HKG: 'Hong Kong' }[person.market] ?? person.market);
  await d.fill('register-phone', person.phone);
  await d.tap('register-send-code');
  await d.fill('register-code', await console.captchaFor(person.phone));
  for (const code of consentsOf[person.market] ?? []) await d.tap(`register-agree-${code}`);
  await d.tap('register-submit');
  await d.dontSee('register-submit');
}

export async function signIn(d: Driver, { person, console }: Actors): Promise<void> {
  await d.fill('login-phone', person.phone);
  await d.tap('login-send-code');
  await d.fill('login-code', await console.captchaFor(person.phone));
}

export async function quote(d: Driver, target: string, amount: string): Promise<void> {
  await d.tap('remit-target-amount-currency');
  await d.tap(target);
  await d.fill('remit-source-amount', amount);
}

export async function toBankForm(d: Driver): Promise<void> {
  await quote(d, 'China', '500');
  await d.tap('remit-send');
  await d.tap('select-payee-add');
}

const basics: Record<string, (d: Driver, person: Person) => Promise<void>> = {
  async AUS(d) {
    await d.fill('kyc-aus-street', '12 King Street');
    await d.fill('kyc-aus-suburb', 'Newtown');
    await d.pick('kyc-aus-state', 'New South Wales');
    await d.fill('kyc-aus-postCode', '2042');
  },
  async HKG(d) {
    await d.pick('kyc-hkg-state', 'Kowloon');
    await d.pick('kyc-hkg-district', 'Kwun Tong');
    await d.fill('kyc-hkg-street', '8 Nathan Road');
  },
};

export async function fillBasics(d: Driver, person: Person): Promise<void> {
  const form = `kyc-${person.market.toLowerCase()}`;
  await d.fill(`${form}-firstName`, person.firstName);
  await d.fill(`${form}-lastName`, person.lastName);
  // The name is a topic of its own where it has more fields.
  if (person.market === 'HKG') await d.tap('kyc-basic-submit');
  await d.fill(`${form}-birthDate`, '1990-05-17');
  await pickCode(d, `${form}-nationality`, 'CHN');
  await d.tap('kyc-basic-submit');
  await basics[person.market]?.(d, person);
  await d.tap('kyc-basic-submit');
  await d.pick(`${form}-occupation`, 'Employee');
  await d.pick(`${form}-incomeSource`, 'Salary');
  await d.pick(`${form}-accountPurpose`, 'Sending money to family');
  await d.tap('kyc-basic-submit');
}

export async function uploadPassport(d: Driver, person: Person): Promise<void> {
  await d.tap('document-passport');
  const data = {
    idType: 'passport',
    idNumber: 'E12345678',
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: '1990-05-17',
    expiryDate: '2031-01-31',
    issuingCountry: 'CHN',
  };
  await d.upload('document-front', { name: 'front.png', bytes: documentPng({ ...data, side: 'front' }) });
  await d.upload('document-selfie', { name: 'selfie.png', bytes: documentPng({ ...data, side: 'selfie' }) });
  await uploaded(d, 'document-selfie');
  await d.seeValue('document-number', 'E12345678');
  await d.tap('document-submit');
}

export async function verifyIdentity(d: Driver, { person, console }: Actors): Promise<void> {
  await d.tap('remit-send');
  await d.tap('preflight-action');
  await fillBasics(d, person);
  await uploadPassport(d, person);
  await d.see('kyc-waiting');
  await d.back();
  await d.seePath('/tabbar/remit');
  await d.tap('remit-send');
  await d.tap('preflight-action');
  await d.see('kyc-waiting');
  await console.advance(ONE_MINUTE);
  await d.hide();
  await d.show();
  await d.see('kyc-passed');
  await d.see('begun-transfer');
  await d.tap('kyc-done');
  await d.see('payee-form');
}

export const payees = {
  chnBank: async (d: Driver): Promise<void> => {
    await d.tap('method-bank');
    await d.fill('payee-chn-bank-name', '王小明');
    await d.pick('payee-chn-bank-relationshipToReceiver', 'Parent');
    await d.fill('payee-chn-bank-cardNumber', '6222020200112230004');
    await d.tap('payee-form-submit');
  },
  phlWallet: async (d: Driver): Promise<void> => {
    await d.tap('method-eWallet');
    await d.fill('payee-phl-ewallet-firstName', 'Maria');
    await d.fill('payee-phl-ewallet-lastName', 'Santos');
    await d.pick('payee-phl-ewallet-relationshipToReceiver', 'Parent');
    await d.pick('payee-phl-ewallet-walletProvider', 'GCash');
    await d.fill('payee-phl-ewallet-walletAccount', '9171234567');
    await d.tap('payee-form-submit');
  },
};

export async function confirm(d: Driver, { unlocked = false } = {}): Promise<void> {
  await d.seePath('/confirmRemit');
  if (unlocked) await d.tap('confirm-lock');
  await d.pick('confirm-purpose', 'Family support');
  await d.tap('confirm-submit');
}

export async function orderSucceeds(d: Driver, { console }: Pick<Actors, 'console'>): Promise<void> {
  await d.see('order-detail');
  for (let step = 0; step < 8; step += 1) await console.advance(ONE_MINUTE);
  await d.hide();
  await d.show();
  await d.see('order-done');
}

interface FirstMoney {
  target: string;
  amount: string;
  payee: (d: Driver) => Promise<void>;
}

/** With the default payment method. */
export async function sendFirstMoney(
  d: Driver,
  actors: Actors,
  { target, amount, payee }: FirstMoney,
): Promise<void> {
  await signUp(d, actors);
  await quote(d, target, amount);
  await verifyIdentity(d, actors);
  await d.tap('payee-other-way');
  await payee(d);
  await confirm(d);
  await d.tap('payment-method-120');
  await d.tap('payment-next');
  await d.tap('bank-payment-sent');
  await orderSucceeds(d, actors);
}

export const firstMoney = {
  australiaToChina: { target: 'China', amount: '500', payee: payees.chnBank },
  hongKongToPhilippines: { target: 'Philippines', amount: '2000', payee: payees.phlWallet },
} as const satisfies Record<string, FirstMoney>;
