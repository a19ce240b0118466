import assert from 'node:assert/strict';
import type { Payee } from '@/contracts/entities/payee';
import { holds } from '@/core/validation';
import { allFields, shownFields, topicsOf, type ValueField } from '@/schemas/fieldRules';
import { payeeForms, type PayeeFormKey, type PayeeSchema } from '@/schemas/payee';
import enFields from '@locales/en/fields.json';
import enPayee from '@locales/en/payee.json';
import enForms from '@locales/en/payeeForms.json';
import enValidation from '@locales/en/validation.json';
import { asTyped, breaking } from '../../fixtures/breaking';
import { payeeFixtureOf } from '../../../sandbox/fixtures';
import { documentPng } from '../../fixtures/documents';
import type { SandboxClient } from '../../contract/support/sandboxClient';
import { journey, type Driver } from '../driver';
import { pickCode } from '../steps/formSteps';
import { register } from '../steps/people';
import { shareOf } from '../../share';
import { signIn } from '../steps/steps';

interface Form {
  country: string;
  key: PayeeFormKey;
  schema: PayeeSchema;
}

/** All, or a share with every field kind. */
const allForms: readonly Form[] = shareOf<Form>(
  Object.entries(payeeForms).flatMap(([country, ways]) =>
    Object.entries(ways).map(([key, schema]) => ({ country, key: key as PayeeFormKey, schema })),
  ),
  {
    share: 0.02,
    key: ({ country, key }) => `${country} ${key}`,
    kindsOf: ({ country, schema }) => [
      `AUS ${country === 'AUS'}`,
      ...allFields(schema).map(({ kind }) => `field ${kind}`),
    ],
  },
);

const texts: Record<string, unknown> = { fields: enFields, payee: enPayee, payeeForms: enForms };
const words = (key: string): string =>
  String(
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts),
  );

function sentence(rule: string, field: ValueField, schema: PayeeSchema): string {
  const spec = (field.rules ?? []).find((one) => typeof one !== 'string' && one.rule === rule);
  const arg = typeof spec === 'object' ? spec : undefined;
  const other = allFields(schema).find(({ name }) => name === arg?.field);
  return (enValidation as Record<string, string>)
    [rule]!.replace('{{label}}', words(field.labelKey))
    .replace('{{value}}', String(arg?.value ?? (rule === 'minAge' ? 18 : '')))
    .replace('{{other}}', other ? words(other.labelKey) : '');
}

const addressOf = ({ country, key }: Form): { path: string; params: Record<string, string> } => {
  switch (key) {
    case 'bank':
      return { path: `/payee/bank/${country.toLowerCase()}`, params: {} };
    case 'alipay':
      return { path: '/payee/alipayPayee', params: {} };
    case 'wechat':
      return { path: '/payee/wechatPayee', params: {} };
    case 'nineElements':
    case 'uploadCard':
      return { path: `/payee/bank/chn/${key}`, params: {} };
    default:
      return { path: `/payee/method/${key}`, params: { country } };
  }
};

const initials = ['Alba', 'Bruno', 'Clara', 'Dario', 'Edith', 'Fabio', 'Greta', 'Hanna'];

function typedOf({ country, key }: Form, at: number): Record<string, string> {
  const fixture = payeeFixtureOf(country, key);
  assert.ok(fixture, `${country} ${key} has no fixture`);
  const typed: Record<string, string> = { ...fixture.typed };
  if (typed.lastName) typed.lastName = `${typed.lastName} ${initials[at % initials.length]}`;
  if (typed.name) typed.name = `王小${'明华强丽军芳敏静'[at % 8]}`;
  return typed;
}

async function put(d: Driver, schema: PayeeSchema, field: ValueField, value: string): Promise<void> {
  const id = `${schema.id}-${field.name}`;
  if (field.kind === 'country') return pickCode(d, id, value);
  if (field.kind === 'select') return d.pick(id, `${id}-option-${value}`);
  if (field.kind === 'radio') return d.tap(`${id}-${value}`);
  if (field.kind === 'checkbox') return d.tap(id);
  if (field.kind === 'upload')
    return d.upload(id, {
      name: 'card.png',
      bytes: documentPng({ idType: 'bankCard', idNumber: value, side: 'front' }),
    });
  return d.fill(id, value);
}

const chosen: readonly string[] = ['select', 'country', 'radio', 'upload', 'checkbox'];
const missingRules: Readonly<Record<string, string>> = { upload: 'fileRequired', checkbox: 'agreed' };

async function fillForm(d: Driver, form: Form, at: number, client: SandboxClient): Promise<void> {
  const { schema } = form;
  const typed = typedOf(form, at);
  const { path, params } = addressOf(form);
  await d.open(path, { params });
  await d.see(`${schema.id}-relationshipToReceiver`);

  const now = Date.now();
  const values: Record<string, string> = {};
  for (const field of allFields(schema))
    if (field.kind === 'phone') values[field.areaCodeName] = field.defaultAreaCode ?? '';
  const good = { ...values };
  for (const field of allFields(schema))
    if (typed[field.name] !== undefined) good[field.name] = asTyped(field, typed[field.name] as string);

  const [first, ...further] = topicsOf(schema).map((topic) => allFields(topic)[0]);
  for (const field of allFields(schema)) {
    if (further.includes(field)) {
      await d.tap('payee-form-submit');
      await d.see(`${schema.id}-${field.name}`);
    }
    // Shows the errors of this part.
    if (field === first || further.includes(field)) await d.tap('payee-form-submit');
    const value = typed[field.name];
    const section = schema.sections.find((one) => (one.fields as readonly unknown[]).includes(field));
    if ([field.visible, section?.visible].some((when) => when && !holds(when, values))) continue;
    const id = `${schema.id}-${field.name}`;
    const read = field.name === 'cardNumber' && typed.cardPhoto !== undefined;
    if (read) await d.seeValue(id, (value ?? '').replace(/(.{4})(?=.)/g, '$1 '));
    else if (field.required !== false && field.visible === undefined)
      await d.seeValue(`${id}-note`, sentence(missingRules[field.kind] ?? 'required', field, schema));
    if (value === undefined) continue;
    if (!chosen.includes(field.kind))
      for (const { rule, value: wrong } of breaking(field, good, now)) {
        if (rule === 'required' || rule === 'date' || rule === 'beforeToday' || rule === 'afterToday')
          continue;
        await d.fill(id, wrong);
        await d.seeValue(`${id}-note`, sentence(rule, field, schema));
      }
    await put(d, schema, field, value);
    values[field.name] = value;
  }
  await d.tap('payee-form-submit');
  await d.see('payee-delete');

  const { list } = await client.call('payee.list', { country: form.country });
  const newest = [...list].sort((a, b) => b.createTime - a.createTime)[0] as Payee;
  const { payee } = await client.call('payee.info', { payeeId: newest.id });
  for (const field of shownFields(schema, good)) {
    const expected = good[field.name];
    if (expected === undefined || field.kind === 'upload') continue;
    const held = (payee as unknown as Record<string, unknown>)[field.name];
    assert.equal(
      field.kind === 'checkbox' ? String(held) : held,
      payeeFixtureOf(form.country, form.key)?.held?.[field.name] ?? expected,
      `${schema.id} ${field.name}`,
    );
  }
  await client.call('payee.delete', { payeeId: newest.id });
}

const GROUP = 10;

// No transfers within a market: Australian payees get a sender in Hong Kong.
for (const market of ['AUS', 'HKG']) {
  const ofMarket = allForms.filter(({ country }) => (country === 'AUS') === (market === 'HKG'));
  for (let from = 0; from < ofMarket.length; from += GROUP) {
    const group = ofMarket.slice(from, from + GROUP);
    const names = group.map(({ schema }) => schema.id.replace('payee-', ''));
    journey(
      `payee forms ${names.join(', ')}`,
      async (d, { person, sandbox, log }) => {
        const { client } = await register(sandbox, person);
        await d.open('login');
        if (market === 'HKG') await d.pick('login-phone-area', 'login-phone-area-option-852');
        await signIn(d, { person, console: sandbox.console });
        await d.seePath('/tabbar/remit');
        const started = Date.now();
        for (const [at, form] of group.entries()) await fillForm(d, form, at, client);
        log(`${group.length} forms, ${Math.round((Date.now() - started) / group.length)} ms each`);
      },
      { market },
    );
  }
}
