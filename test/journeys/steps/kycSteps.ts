import assert from 'node:assert/strict';
import { isCountry } from '@/domain/countries/countries';
import type { LanguageCode } from '@/domain/languages';
import { residenceOf } from '@/schemas/kyc/residences';
import { kycStepsOf } from '@/routes/flows/kycSteps';
import { pathOf } from '@/routes';
import { kycMarketOf, sidesOf } from '@/schemas/kyc';
import { provide } from '../../contract/support/person';
import type { SandboxClient } from '../../contract/support/sandboxClient';
import { documentPng, type TestDocument } from '../../fixtures/documents';
import { kycFixtures, onDay } from '../../fixtures/kyc';
import { allFields, topicsOf } from '@/schemas/fieldRules';
import { shareOf } from '../../share';
import { type Driver, journey, type JourneyContext } from '../driver';
import { fillForm } from './formSteps';
import { register, signedIn } from './people';
import { uploaded } from './uploadSteps';

export const marketOf = (market: string) => kycMarketOf(market) ?? assert.fail(market);

export async function returning(
  d: Driver,
  { sandbox, person }: JourneyContext,
): Promise<{ payerId: string; client: SandboxClient }> {
  const registered = await register(sandbox, person);
  await signedIn(d, person, registered.client);
  return registered;
}

export async function answersOf(
  { sandbox }: JourneyContext,
  payerId: string,
): Promise<Record<string, unknown>> {
  const { cases } = await sandbox.console.payer(payerId);
  return (cases[0] as { answers: Record<string, unknown> } | undefined)?.answers ?? {};
}

export const statusOf = async ({ sandbox }: JourneyContext, payerId: string): Promise<string> =>
  (await sandbox.console.payer(payerId)).payer.kycStatus;

export async function uploadSides(
  d: Driver,
  market: string,
  document: TestDocument,
  language?: LanguageCode,
): Promise<void> {
  const rule = marketOf(market).documents.find((row) => row.idType === document.idType) ?? assert.fail();
  for (const { side, required } of sidesOf(rule)) {
    if (!required) continue;
    await d.upload(`document-${side}`, { name: `${side}.png`, bytes: documentPng({ ...document, side }) });
    await uploaded(d, `document-${side}`, language);
  }
  await d.seeValue('document-number', document.idNumber ?? '');
}

const proofPath = (market: string, kind: 'address' | 'income'): string => {
  const step = kycStepsOf(market)?.[kind];
  const [route, params] = typeof step === 'string' ? [step] : (step ?? assert.fail(`${market}: no ${kind}`));
  return pathOf(route, params ?? {});
};

/** Breaks every rule once, compares stored values. CHN: `kycFlows.test.ts`. */
export function marketJourneys(): void {
  const fixtures = shareOf(
    kycFixtures.filter(({ market }) => kycStepsOf(market) !== undefined),
    {
      share: 0.1,
      key: ({ market }) => market,
      kindsOf: ({ market, proof, values: { nationality } }) => [
        // Cannot receive money, such as Ukraine in the EU and Myanmar in Japan.
        `elsewhere ${nationality !== undefined && !isCountry(nationality)}`,
        `proof ${proof?.kind}`,
        ...allFields(marketOf(market).form).map(({ kind }) => `field ${kind}`),
      ],
    },
  );
  for (const fixture of fixtures) {
    const { market } = fixture;
    journey(
      `${market}: the form says what is wrong at each field, and arrives as typed`,
      async (d, context) => {
        const { payerId, client } = await returning(d, context);
        const { form, proofs } = marketOf(market);
        const { console } = context.sandbox;
        await d.open(`/basic-information-${fixture.form}`);
        await d.see(`${form.id}-lastName`);
        const { values, wrong } = fixture;
        const residence = residenceOf(market);
        await fillForm(d, {
          schema: form,
          topics: topicsOf(form),
          values,
          given: residence === undefined ? {} : { residence },
          wrong,
          submit: 'kyc-basic-submit',
          now: await console.now(),
        });
        await d.seePath(pathOf(kycStepsOf(market)?.document ?? 'selectDocument', {}));
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
        await d.open(proofPath(market, proof.kind));
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
      { market },
    );
  }
}
