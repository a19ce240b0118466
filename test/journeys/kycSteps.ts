import assert from 'node:assert/strict';
import { kycMarketOf, sidesOf } from '@/schemas/kyc';
import { provide } from '../contract/support/person';
import type { SandboxClient } from '../contract/support/sandboxClient';
import { documentPng, type TestDocument } from '../fixtures/documents';
import { kycFixture, onDay } from '../fixtures/kyc';
import { type Driver, journey, type JourneyContext } from './driver';
import { fillForm } from './formSteps';
import { register } from './people';

/** Walked through in the headless host so far; the browser runs them with `TARGETS=h5` once H5 is on this list. */
export const kycTargets = ['weapp', 'alipay'] as const;

export const marketOf = (market: string) => kycMarketOf(market) ?? assert.fail(market);

/** Somebody registered on an earlier day, with the app signed in as they left it. */
export async function returning(
  d: Driver,
  { sandbox, person }: JourneyContext,
): Promise<{ payerId: string; client: SandboxClient }> {
  const registered = await register(sandbox, person);
  await d.open('start');
  const keep = (v: string) => JSON.stringify({ v, at: Date.now() });
  await d.storage.set('language', keep('en'));
  await d.storage.set('market', keep(person.market));
  await d.storage.set('token', keep(registered.client.token));
  return registered;
}

/** What the sandbox keeps of the account opening. */
export async function answersOf(
  { sandbox }: JourneyContext,
  payerId: string,
): Promise<Record<string, unknown>> {
  const { cases } = await sandbox.console.payer(payerId);
  return (cases[0] as { answers: Record<string, unknown> } | undefined)?.answers ?? {};
}

export const statusOf = async ({ sandbox }: JourneyContext, payerId: string): Promise<string> =>
  (await sandbox.console.payer(payerId)).payer.kyc_status;

/** The sides of a document, as a person photographs them. */
export async function uploadSides(d: Driver, market: string, document: TestDocument): Promise<void> {
  const rule = marketOf(market).documents.find((row) => row.idType === document.idType) ?? assert.fail();
  for (const { side, required } of sidesOf(rule)) {
    if (!required) continue;
    await d.upload(`document-${side}`, { name: `${side}.png`, bytes: documentPng({ ...document, side }) });
  }
  await d.seeValue('document-number', document.idNumber ?? '');
}

const next: Readonly<Record<string, string>> = { JPN: '/jpn-select-document' };
const proofPath: Readonly<Record<string, string>> = {
  NZL: '/address-proof-nzl',
  SGP: '/address-proof-sgp',
  EU: '/address-proof-eu',
  GBR: '/address-proof-eu',
  VNM: '/income-proof-vnm',
};

/** Form, document and proof of each market; every rule of every form is broken once, and the sandbox holds the very values. */
export function marketJourneys(markets: readonly string[]): void {
  for (const market of markets) {
    const fixture = kycFixture(market);
    journey(
      `${market}: the form says what is wrong beside each field, and arrives as typed`,
      async (d, context) => {
        const { payerId, client } = await returning(d, context);
        const { form, proofs } = marketOf(market);
        const { console } = context.sandbox;
        await d.open(`/basic-information-${fixture.form}`);
        await d.see(`${form.id}-lastName`);
        const { values, wrong } = fixture;
        await fillForm(d, {
          schema: form,
          values,
          wrong,
          submit: 'kyc-basic-submit',
          now: await console.now(),
        });
        await d.seePath(next[market] ?? '/select-document');
        assert.deepEqual((await answersOf(context, payerId)).basic, { countryCode: market, ...values });

        const { proof, document } = fixture;
        if (!proof) return;
        const rule = marketOf(market).documents.find((row) => row.idType === document.idType);
        const sides = sidesOf(rule ?? assert.fail()).map(({ side }) => side);
        const { envelope } = await provide(client, market, document, sides);
        assert.equal(envelope.code, '0', envelope.msg);
        const schema = proofs?.[proof.kind] ?? assert.fail();
        const now = await console.now();
        const given = onDay(proof.values, now);
        await d.open(proofPath[market] ?? '');
        await fillForm(d, {
          schema,
          values: given,
          files: { images: 'picture.png' },
          submit: `kyc-${proof.kind}-submit`,
          now,
        });
        await d.see('kyc-waiting');
        const kept = (await answersOf(context, payerId)).proofs as Record<string, Record<string, unknown>>;
        const { images, ...sent } = kept[proof.kind] ?? {};
        assert.deepEqual(sent, given);
        assert.equal((images as string[]).length, 1);
      },
      { market, targets: kycTargets },
    );
  }
}
