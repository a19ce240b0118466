import assert from 'node:assert/strict';
import { DAY } from '@/core/countdown';
import { dateOf } from '@/core/dates';
import { maskCard } from '@/core/masking';
import { isCpf } from '@/core/validation/checksums';
import type { CountryCode } from '@/domain/countries/countryTypes';
import type { LanguageCode } from '@/domain/languages';
import type { MarketCode } from '@/domain/markets/markets';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { kycStepsOf } from '@/routes/flows/kycSteps';
import { topicsOf } from '@/schemas/fieldRules';
import { payeeFormOf } from '@/schemas/payee';
import { sandboxClient } from '../../contract/support/sandboxClient';
import { sumFor } from '../../contract/support/ways';
import { jpnNumberCard, kycFixture, onDay } from '../../fixtures/kyc';
import { serverNames } from '../../language/serverNames';
import { payeeFixtureOf } from '../../../sandbox/fixtures';
import type { ConsoleClient } from '../console';
import type { Driver, Person } from '../driver';
import { typeForm, pickCode, words } from './formSteps';
import { marketOf, uploadSides } from './kycSteps';
import { choose } from './paySteps';
import { orderSucceeds } from './steps';
import { reading } from './spokenIn';

const REVIEW = 60_000;

interface Journey {
  readonly person: Person;
  readonly sandbox: { readonly url: string; readonly console: ConsoleClient };
}

interface JourneyContext extends Journey {
  readonly language: LanguageCode;
}

async function signUpIn(d: Driver, { person, sandbox, language }: JourneyContext): Promise<void> {
  const { market } = person;
  const { list } = await sandboxClient(sandbox.url, { market }).call('user.clauseList', {
    countryCode: market,
  });
  await d.open('start', { query: { lang: language } });
  await d.tap('start-register');
  await pickCode(d, 'register-market', market);
  await d.fill('register-phone', person.phone);
  await d.tap('register-send-code');
  await d.fill('register-code', await sandbox.console.captchaFor(person.phone));
  for (const { code, required } of list) if (required) await d.tap(`register-agree-${code}`);
  await d.tap('register-submit');
  await d.seePath('/tabbar/remit');
}

/** Any nine digits plus two check digits form a CPF. */
function cpfFrom(nineDigits: string): string {
  const all = Array.from({ length: 100 }, (_, check) => nineDigits + String(check).padStart(2, '0'));
  return all.find(isCpf) ?? assert.fail(nineDigits);
}

/** Unique: a CPF has one account, and all with one document and birthday share their limits. */
const valuesOf = ({ market, phone }: Person): Readonly<Record<string, string>> => ({
  ...kycFixture(market).values,
  birthDate: dateOf(Number(phone.slice(-4)) * DAY, 0),
  ...(market === 'BRA' ? { taxNumber: cpfFrom(phone.slice(-9)) } : {}),
});

async function giveDocument(d: Driver, market: string, language: LanguageCode): Promise<void> {
  const { document } = kycFixture(market);
  await d.tap(`document-${document.idType}`);
  await uploadSides(d, market, document, language);
  await d.tap('document-submit');
}

const ownWays: Partial<Record<MarketCode, (d: Driver, context: JourneyContext) => Promise<void>>> = {
  async CHN(d, { language, sandbox: { console } }) {
    const { values } = kycFixture('CHN');
    await pickCode(d, 'chn-nationality', 'CHN');
    await d.tap('chn-bank-CZCB');
    await d.tap('chn-go-on');
    await giveDocument(d, 'CHN', language);
    const { form } = marketOf('CHN');
    await d.see(`${form.id}-lastName`);
    const { nationality: _chosen, ...typed } = values;
    await typeForm(d, {
      schema: form,
      topics: topicsOf(form),
      values: typed,
      submit: 'kyc-basic-submit',
      now: await console.now(),
    });
    await d.see('kyc-chn-payment');
    await d.tap('chn-paid');
    await d.see(words('kyc.chn.waiting', {}, language));
    await console.advance(31_000);
  },
  async SGP(d) {
    await d.tap('sgp-singpass');
    await d.payOnPage('paid');
    await d.see('kyc-singpass');
    for (const [field, value] of [
      ['occupation', 'RETIRED'],
      ['incomeSource', 'PENSION'],
      ['accountPurpose', 'REMIT_FAMILY'],
    ] as const)
      await pickCode(d, `kyc-sgp-singpass-${field}`, value);
    await d.tap('kyc-singpass-submit');
  },
};

type Between = NonNullable<NonNullable<ReturnType<typeof kycStepsOf>>['then']>;

const between: Record<Between, (d: Driver, context: JourneyContext) => Promise<void>> = {
  address: giveProof,
  income: giveProof,
  async account(d, { person, sandbox: { console } }) {
    const { values } = kycFixture('KOR');
    const number = `110${person.phone.slice(-9).padStart(9, '0')}`;
    await typeForm(d, {
      schema: marketOf('KOR').extras?.account ?? assert.fail(),
      values: {
        bankCode: '088',
        accountNumber: number,
        holder: `${values.lastName} ${values.firstName}`,
      },
      submit: 'kyc-account-submit',
      now: await console.now(),
    });
    await d.see('kyc-verify');
    await d.fill('verify-code', (await console.outbox(maskCard(number)))[0]?.code ?? '');
  },
  async numberCard(d, { language, sandbox: { console } }) {
    await d.see('kyc-waiting');
    await console.advance(REVIEW);
    await d.tap('kyc-fix');
    await d.tap('document-myNumberCard');
    await uploadSides(d, 'JPN', jpnNumberCard, language);
    await d.tap('document-submit');
  },
};

async function giveProof(
  d: Driver,
  { person, language, sandbox: { console } }: JourneyContext,
): Promise<void> {
  const proof = kycFixture(person.market).proof ?? assert.fail(`${person.market} has no proof`);
  const { kind } = proof;
  const now = await console.now();
  const schema = marketOf(person.market).proofs?.[kind] ?? assert.fail();
  await d.see(`kyc-${kind}-submit`);
  await typeForm(d, {
    schema,
    values: onDay(proof.values, now),
    files: { images: 'picture.png' },
    language,
    submit: `kyc-${kind}-submit`,
    now,
  });
}

async function openAccount(d: Driver, context: JourneyContext): Promise<void> {
  const { console } = context.sandbox;
  const market = context.person.market as MarketCode;
  await d.tap('remit-send');
  await d.tap('preflight-action');
  const own = ownWays[market];
  if (own) await own(d, context);
  else {
    const { form } = marketOf(market);
    await d.see(`${form.id}-lastName`);
    await typeForm(d, {
      schema: form,
      topics: topicsOf(form),
      values: valuesOf(context.person),
      submit: 'kyc-basic-submit',
      now: await console.now(),
    });
    await giveDocument(d, market, context.language);
    const then = kycStepsOf(market)?.then;
    if (then) await between[then](d, context);
  }
  await d.see('kyc-waiting', { later: 20_000 });
  await console.advance(REVIEW);
  await d.hide();
  await d.show();
  await d.see('kyc-passed');
  await d.tap('kyc-done');
}

/** From sign-up to delivery in any market, in one language throughout. */
export async function mainJob(
  driver: Driver,
  journey: Journey,
  language: LanguageCode,
  country: CountryCode = journey.person.market === 'CHN' ? 'AUS' : 'CHN',
): Promise<void> {
  const market = journey.person.market as MarketCode;
  const context = { ...journey, language };
  const { console } = context.sandbox;
  const { d, wrong } = reading(driver, language);
  const sends = async () => {
    await pickCode(d, 'remit-target-amount-currency', country, 'country');
    await d.fill('remit-source-amount', sumFor(market));
  };
  await signUpIn(d, context);
  await sends();
  await openAccount(d, context);
  await d.open('/tabbar/remit');
  await sends();
  await d.tap('remit-send');
  await d.tap('payee-other-way');
  await d.tap('method-bank');
  const payee = payeeFixtureOf(country, 'bank')?.typed ?? assert.fail();
  const form = payeeFormOf(country, 'bank') ?? assert.fail();
  await typeForm(d, {
    schema: form,
    topics: topicsOf(form),
    values: payee,
    submit: 'payee-form-submit',
    now: await console.now(),
  });
  await d.seePath('/confirmRemit');
  await pickCode(d, 'confirm-purpose', 'FAMILY_SUPPORT');
  await d.tap('confirm-submit');
  await choose({ d, way: { market, code: paymentCodes.bankTransfer } });
  await d.tap('bank-payment-sent');
  await orderSucceeds(d, { console });
  const typed: readonly unknown[] = [context.person, valuesOf(context.person), payee].flatMap(
    (row): unknown[] => Object.values(row),
  );
  // Codes of choices are no names.
  const names = typed.filter((name): name is string => typeof name === 'string' && !/^[a-z]+$/.test(name));
  assert.deepEqual(wrong([...names, ...serverNames(market, country)]), []);
}
