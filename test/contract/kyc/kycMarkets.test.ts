import { addDays, dateOf } from '@/core/dates';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { kycMarketOf, sidesOf } from '@/schemas/kyc';
import documentSides from '../../fixtures/documentSides.json';
import { documentPng, plainPng } from '../../fixtures/documents';
import { jpnNumberCard, type KycFixture, kycFixtures, onDay } from '../../fixtures/kyc';
import { wrongValues } from '../../fixtures/wrongValues';
import type { Person } from '../support/person';
import { provide, refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { fileNumber } from '../support/files';
import { startTestSandbox } from '../support/testSandbox';

const second = 1000;
/** China verifies through banks: kycChina.test.ts. */
const fixtures = kycFixtures.filter((fixture) => fixture.market !== 'CHN');

describe('account opening of every market', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const status = async ({ client }: Person) => (await client.call('kyc.info', {})).kycStatus;
  const review = () => sandbox.console.advance(20 * second);
  const basics = (fixture: KycFixture, change: Record<string, string> = {}): CallParams<'kyc.update'> => ({
    countryCode: fixture.market,
    ...fixture.values,
    ...change,
  });
  const marketOf = (fixture: KycFixture) => kycMarketOf(fixture.market) ?? assert.fail(fixture.market);
  const sides = (fixture: KycFixture, idType: string) =>
    sidesOf(marketOf(fixture).documents.find((row) => row.idType === idType) ?? assert.fail(idType)).map(
      ({ side }) => side,
    );

  async function fileOf(person: Person, market: string): Promise<string> {
    const { envelope } = await person.client.upload(
      'common.uploadImage',
      { countryCode: market, scene: 'kyc-proof', fileNumber: fileNumber() },
      { name: 'proof.png', type: 'image/png', bytes: plainPng() },
    );
    return (envelope.model as { ossFileKey: string }).ossFileKey;
  }

  for (const fixture of fixtures) {
    const { market } = fixture;

    test(`${market}: the form is checked by its schema, field by field`, async () => {
      const { client } = await signUp(sandbox, market);
      for (const wrong of wrongValues(
        marketOf(fixture).form,
        fixture.values,
        sandbox.clock.now(),
        fixture.wrong,
      )) {
        const reply = await client.send('kyc.update', basics(fixture, { [wrong.field]: wrong.value }));
        const rules = refused(reply, errorCodes.badParams).rules as Record<string, string>;
        assert.equal(rules[wrong.field], wrong.rule, `${wrong.field} = '${wrong.value}'`);
      }
      assert.deepEqual(
        refused(await client.send('kyc.update', basics(fixture, { shoeSize: '44' })), errorCodes.badParams)
          .rules,
        { shoeSize: 'unknown' },
      );
      assert.equal((await client.call('kyc.info', {})).kycStatus, 'Init');
    });

    test(`${market}: form, document and what follows are kept as sent, and the account opens [F4.2-02]`, async () => {
      const person = await signUp(sandbox, market);
      const { client } = person;
      assert.deepEqual(await client.call('kyc.update', basics(fixture)), { kycStatus: 'InfoComplete' });
      assert.deepEqual((await client.call('kyc.info', {})).basicInformation, basics(fixture));
      const { document } = fixture;
      const { list } = await client.call('kyc.idConfig', { countryCode: market });
      assert.ok(list.some((type) => type.idType === document.idType));
      refused(
        await provide(client, market, document, sides(fixture, document.idType), { idNumber: '?' }),
        errorCodes.badParams,
      );
      const { envelope } = await provide(client, market, document, sides(fixture, document.idType));
      assert.equal(envelope.code, '0', envelope.msg);

      if (fixture.proof) {
        const { kind, values } = fixture.proof;
        const form = marketOf(fixture).proofs?.[kind] ?? assert.fail('no form');
        const asked = { address: 'WaitAddressSubmit', income: 'WaitSourceIncomeSubmit' }[kind];
        assert.equal(await status(person), asked);
        const images = [await fileOf(person, market)];
        const good = { ...onDay(values, sandbox.clock.now()), images };
        for (const wrong of wrongValues(form, good, sandbox.clock.now())) {
          const reply = await client.send('kyc.proof', {
            countryCode: market,
            kind,
            values: { ...good, [wrong.field]: wrong.value },
          });
          assert.equal(
            (refused(reply, errorCodes.badParams).rules as Record<string, string>)[wrong.field],
            wrong.rule,
            `${wrong.field} = '${wrong.value}'`,
          );
        }
        const stranger = await signUp(sandbox, market);
        refused(
          await client.send('kyc.proof', {
            countryCode: market,
            kind,
            values: { ...good, images: [await fileOf(stranger, market)] },
          }),
          errorCodes.fileNotFound,
        );
        assert.deepEqual(await client.call('kyc.proof', { countryCode: market, kind, values: good }), {
          kycStatus: 'WaitResult',
        });
        const { cases } = await sandbox.console.payer(person.payerId);
        assert.deepEqual((cases[0]?.answers.proofs as Record<string, unknown>)[kind], good);
      }
      if (market === 'KOR') {
        assert.equal(await status(person), 'WaitAccountAuthorize');
        return;
      }
      await review();
      if (market === 'JPN') {
        assert.equal(await status(person), 'WaitNumberCardSubmit');
        const numberSides = sides(fixture, jpnNumberCard.idType);
        refused(
          await provide(client, market, jpnNumberCard, numberSides, { idNumber: '123456789012' }),
          errorCodes.badParams,
        );
        assert.deepEqual((await provide(client, market, jpnNumberCard, numberSides)).envelope.model, {
          kycStatus: 'WaitNumberCardResult',
        });
        await review();
      }
      const info = await client.call('kyc.info', {});
      assert.equal(info.kycStatus, 'Pass');
      assert.ok(info.documents.every((side) => side.documentStatus === 'CheckPass'));
    });

    test(`${market}: every document it takes asks for its sides [F5.4-01 F4.3-11]`, async () => {
      const { list } = await (
        await signUp(sandbox, market)
      ).client.call('kyc.idConfig', { countryCode: market });
      assert.deepEqual(
        Object.fromEntries(
          list.map((type) => [
            type.idType,
            type.sides.map(({ side, required }) => (required ? side : `${side}?`)).join(' '),
          ]),
        ),
        documentSides[market as keyof typeof documentSides],
      );
      const nationality = fixture.values.nationality ?? '';
      for (const rule of marketOf(fixture).documents) {
        if (rule.numberCard || (rule.only && !rule.only.includes(nationality))) continue;
        const { client } = await signUp(sandbox, market);
        await client.call('kyc.update', basics(fixture));
        const asked = sidesOf(rule)
          .filter((side) => side.required)
          .map((row) => row.side);
        const known = rule.idType === fixture.document.idType;
        const one = known
          ? fixture.document
          : { idType: rule.idType, idNumber: 'X', expiryDate: '2034-01-01' };
        if (asked.length > 1)
          assert.deepEqual(
            // Sides are checked after the number: for a wrong one either refusal is fine.
            [errorCodes.documentSideMissing, ...(known ? [] : [errorCodes.badParams])].includes(
              (await provide(client, market, one, [asked[0] ?? 'front'])).envelope.code as never,
            ),
            true,
            rule.idType,
          );
        assert.equal((await client.call('kyc.info', {})).kycStatus, 'InfoComplete');
      }
    });
  }

  test('the day that counts is the market’s: tomorrow in Auckland, yesterday in New York', async () => {
    const instant = Date.parse(`${dateOf(sandbox.clock.now() + 2 * 86_400_000, 0)}T13:30:00Z`);
    await sandbox.console.advance(instant - sandbox.clock.now());
    const utc = dateOf(instant, 0);
    for (const [market, expired] of [
      ['NZL', true],
      ['USA', false],
    ] as const) {
      const fixture = fixtures.find((row) => row.market === market) ?? assert.fail();
      const { client } = await signUp(sandbox, market);
      await client.call('kyc.update', basics(fixture));
      const expiryDate = addDays(utc, 1);
      const { idType } = fixture.document;
      const { envelope } = await provide(
        client,
        market,
        { ...fixture.document, expiryDate },
        sides(fixture, idType),
      );
      assert.equal(envelope.code, expired ? errorCodes.documentExpired : '0', market);
    }
  });

  test('whoever a market does not shut out may come from any country, and so may their document', async () => {
    const fixture = fixtures.find((row) => row.market === 'JPN') ?? assert.fail();
    const { client } = await signUp(sandbox, 'JPN');
    const shutOut = await client.send('kyc.update', basics(fixture, { nationality: 'PRK' }));
    refused(shutOut, errorCodes.badParams);
    assert.deepEqual((shutOut.envelope.model as { rules: unknown }).rules, { nationality: 'listed' });
    refused(await client.send('kyc.update', basics(fixture, { nationality: 'ZZZ' })), errorCodes.badParams);
    assert.equal(
      (await client.call('kyc.update', basics(fixture, { nationality: 'TUV' }))).kycStatus,
      'InfoComplete',
    );
    const { envelope } = await provide(
      client,
      'JPN',
      { ...fixture.document, issuingCountry: 'PRK' },
      sides(fixture, fixture.document.idType),
    );
    assert.deepEqual((envelope.model as { rules: unknown }).rules, { issuingCountry: 'listed' });
    const issued = { ...fixture.document, issuingCountry: 'MMR' };
    assert.equal((await provide(client, 'JPN', issued, sides(fixture, issued.idType))).envelope.code, '0');
  });

  test('Japan: a rejected number card is asked for again, and nothing else', async () => {
    const fixture = fixtures.find((row) => row.market === 'JPN') ?? assert.fail();
    const person = await signUp(sandbox, 'JPN');
    await person.client.call('kyc.update', basics(fixture));
    refused(
      await person.client.send('kyc.ocrReference', { countryCode: 'JPN', idType: 'myNumberCard' }),
      errorCodes.kycWrongStep,
    );
    await provide(person.client, 'JPN', fixture.document, sides(fixture, fixture.document.idType));
    await review();
    const { reference } = await person.client.call('kyc.ocrReference', {
      countryCode: 'JPN',
      idType: 'myNumberCard',
    });
    const images: { side: 'front' | 'back'; ossFileKey: string }[] = [];
    for (const side of ['front', 'back'] as const) {
      const bytes = documentPng({ ...jpnNumberCard, side, trigger: 'REJECTNUMBER' });
      const { envelope } = await person.client.upload(
        'kyc.ocrUpload',
        { reference, countryCode: 'JPN', idType: 'myNumberCard', side, fileNumber: fileNumber() },
        { name: `${side}.png`, type: 'image/png', bytes },
      );
      images.push({ side, ossFileKey: (envelope.model as { ossFileKey: string }).ossFileKey });
    }
    await person.client.call('kyc.documentProvide', { countryCode: 'JPN', ...jpnNumberCard, images });
    await review();
    const info = await person.client.call('kyc.info', {});
    assert.deepEqual([info.kycStatus, info.kycAudit?.kycErrorCode], ['Fail', 'NumberCardRejected']);
    await provide(person.client, 'JPN', jpnNumberCard, ['front', 'back']);
    await review();
    assert.equal(await status(person), 'Pass');
  });

  test('a rejected proof of address or income is fixed by another one, sent twice without harm', async () => {
    for (const [market, word, step] of [
      ['NZL', 'REJECTADDRESS', 'WaitAddressSubmit'],
      ['VNM', 'REJECTINCOME', 'WaitSourceIncomeResubmit'],
    ] as const) {
      const fixture = fixtures.find((row) => row.market === market) ?? assert.fail();
      const { kind, values } = fixture.proof ?? assert.fail();
      const person = await signUp(sandbox, market);
      await person.client.call('kyc.update', basics(fixture, { firstName: word }));
      await provide(person.client, market, fixture.document, sides(fixture, fixture.document.idType));
      const send = async () =>
        person.client.call('kyc.proof', {
          countryCode: market,
          kind,
          values: { ...onDay(values, sandbox.clock.now()), images },
        });
      const images = [await fileOf(person, market)];
      await send();
      await review();
      assert.equal(await status(person), 'Fail');
      assert.deepEqual(await send(), { kycStatus: 'WaitResult' });
      assert.deepEqual(await send(), { kycStatus: 'WaitResult' });
      await review();
      assert.equal(await status(person), 'Pass');
      const { cases } = await sandbox.console.payer(person.payerId);
      assert.ok(cases[0]?.history.some((row) => row.toStatus === step));
    }
  });

  test('Singapore: an NRIC shows the address, so no proof of it is asked for', async () => {
    const fixture = fixtures.find((row) => row.market === 'SGP') ?? assert.fail();
    const { client } = await signUp(sandbox, 'SGP');
    await client.call('kyc.update', basics(fixture, { residency: 'citizen', idNumber: 'S1234567D' }));
    const nric = { idType: 'nric', idNumber: 'S1234567D' };
    assert.deepEqual((await provide(client, 'SGP', nric, sides(fixture, 'nric'))).envelope.model, {
      kycStatus: 'WaitResult',
    });
  });

  test('United Kingdom: an eVisa stands in for the document; a delay goes to people', async () => {
    const fixture = fixtures.find((row) => row.market === 'GBR') ?? assert.fail();
    const person = await signUp(sandbox, 'GBR');
    const { client } = person;
    await client.call('kyc.update', basics(fixture));
    const images = [await fileOf(person, 'GBR')];
    const eVisa = { shareCode: 'W1A 2B3 C4D', idNumber: 'E12345678', expiryDate: '2031-01-01', images };
    refused(
      await client.send('kyc.proof', {
        countryCode: 'GBR',
        kind: 'eVisa',
        values: { ...eVisa, shareCode: 'W1A-2B3' },
      }),
      errorCodes.badParams,
    );
    assert.deepEqual(await client.call('kyc.proof', { countryCode: 'GBR', kind: 'eVisa', values: eVisa }), {
      kycStatus: 'WaitAddressSubmit',
    });
    const delay = { reason: 'moved', readyDate: '2031-01-01', declared: true };
    refused(
      await client.send('kyc.proof', {
        countryCode: 'GBR',
        kind: 'delay',
        values: { ...delay, declared: false },
      }),
      errorCodes.badParams,
    );
    assert.deepEqual(await client.call('kyc.proof', { countryCode: 'GBR', kind: 'delay', values: delay }), {
      kycStatus: 'WaitManualHandling',
    });
    await sandbox.console.advance(60 * second);
    assert.equal(await status(person), 'Pass');
  });
});
