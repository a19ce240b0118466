import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { allFields, shownFields } from '@/schemas/fieldRules';
import { payeeForms, type PayeeFormKey, type PayeeSchema } from '@/schemas/payee';
import { breaking } from '../../fixtures/breaking';
import { sentForm } from '../../../sandbox/domains/payee/demo';
import { payeeFixtureOf } from '../../../sandbox/fixtures';
import { documentPng } from '../../fixtures/documents';
import type { Person } from '../support/person';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { fileNumber } from '../support/files';
import { startTestSandbox } from '../support/testSandbox';

type Form = CallParams<'payee.add'>;

const sent = (schema: PayeeSchema, key: PayeeFormKey, typed: Readonly<Record<string, string>>): Form => ({
  ...sentForm(schema, key, typed),
  sourceCountry: schema.country === 'AUS' ? 'HKG' : 'AUS',
});

const areaCodes = (schema: PayeeSchema): Record<string, string> =>
  Object.fromEntries(
    allFields(schema).flatMap((field) =>
      field.kind === 'phone' ? [[field.areaCodeName, field.defaultAreaCode ?? '']] : [],
    ),
  );

describe('payee forms of every country and way of receiving', () => {
  let sandbox: TestSandbox;
  let person: Person;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await signUp(sandbox, 'AUS');
    await sandbox.console.action('payee.limit', { count: 500 });
  });
  after(() => sandbox.close());

  const photo = async (cardNumber: string): Promise<string> => {
    const { envelope } = await person.client.upload(
      'payee.cardUpload',
      { fileNumber: fileNumber() },
      {
        name: 'card.png',
        type: 'image/png',
        bytes: documentPng({ idType: 'bankCard', idNumber: cardNumber, side: 'front' } as never),
      },
    );
    const model = envelope.model as { ossFileKey: string; cardNumber?: string };
    assert.equal(model.cardNumber, cardNumber, 'the number is read off the picture');
    return model.ossFileKey;
  };

  for (const [country, ways] of Object.entries(payeeForms))
    for (const [way, schema] of Object.entries(ways)) {
      const key = way as PayeeFormKey;
      test(`${schema.id}: kept as typed, refused for each broken rule, its way offered`, async () => {
        const fixture = payeeFixtureOf(country, key);
        assert.ok(fixture, 'no fixture');
        const form = sent(schema, key, fixture.typed);
        if (form.cardPhoto) form.cardPhoto = [await photo(fixture.typed.cardPhoto ?? '')];
        // A unique name: the same account would be refused.
        const { payee } = await person.client.call('payee.add', form);
        const { payee: held } = await person.client.call('payee.info', { payeeId: payee.id });
        for (const field of shownFields(schema, form)) {
          const value: unknown = (form as Record<string, unknown>)[field.name];
          if (value === undefined) continue;
          const expected: unknown = fixture.held?.[field.name] ?? value;
          assert.deepEqual((held as Record<string, unknown>)[field.name], expected, field.name);
        }
        assert.ok(held.payeeLabel.length > 0);

        const values = { ...areaCodes(schema), ...form } as unknown as Record<string, string>;
        for (const field of shownFields(schema, values)) {
          if (['select', 'radio', 'country', 'upload', 'checkbox'].includes(field.kind)) {
            const model = refused(
              await person.client.send('payee.add', { ...form, [field.name]: undefined }),
              errorCodes.badParams,
            );
            assert.ok((model.fields as string[]).includes(field.name), field.name);
            continue;
          }
          for (const { rule, value, warning } of breaking(field, values, sandbox.clock.now())) {
            if (warning || value.length > 140) continue;
            // Numbers are stored without separators, names possibly in parts.
            if (field.name === 'name' || /[\s-]/.test(value)) continue;
            const reply = await person.client.send('payee.add', { ...form, [field.name]: value });
            assert.equal(reply.envelope.code, errorCodes.badParams, `${field.name} ${rule} ${value}`);
            const { rules } = reply.envelope.model as { rules: Record<string, string> };
            assert.equal(rules[field.name], rule, `${field.name} ${value}`);
          }
        }
        const { list } = await person.client.call('payee.methods', {
          source: schema.country === 'AUS' ? 'HKG' : 'AUS',
          target: schema.country,
          remitType: 'personal',
        });
        assert.ok(list.some(({ accountType }) => accountType === schema.accountType));
      });
    }

  test('an account whose check digit does not match is kept, and says so', async () => {
    const schema = payeeForms.NGA?.bank;
    const fixture = payeeFixtureOf('NGA', 'bank');
    assert.ok(schema && fixture);
    const warnOf = async (accountNumber: string) => {
      const form = { ...sent(schema, 'bank', fixture.typed), accountNumber };
      const { payee } = await person.client.call('payee.add', form);
      return (await person.client.call('payee.info', { payeeId: payee.id })).payee.payeeWarn;
    };
    assert.deepEqual(await warnOf('0000014578'), { type: 'checkDigit' });
    assert.equal(await warnOf('0000014579'), undefined);
  });
});
