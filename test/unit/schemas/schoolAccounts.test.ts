import { dateOf } from '@/core/dates';
import { firstBreach, ruleContext } from '@/core/validation';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { allFields, breachOf, shownFields } from '@/schemas/fieldRules';
import { accountForm, accountKind, type AccountKind } from '@/schemas/schoolAccount';
import { paperForm } from '@/schemas/schoolAccount/papers';
import { goodAccounts } from '../../contract/support/schoolAccounts';
import { breaking } from '../../fixtures/breaking';

const now = Date.UTC(2026, 0, 2);
const breaches = (form: ReturnType<typeof accountForm>, values: Record<string, unknown>) =>
  Object.fromEntries(
    shownFields(form, values).flatMap((field) => {
      const breach = breachOf(field, values, dateOf(now, 0));
      return breach && !breach.warning ? [[field.name, breach.rule]] : [];
    }),
  );
const bare = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/[\s-]/g, '') : value,
    ]),
  );

describe('accounts of schools', () => {
  test.each(schoolAccountKinds)('%s: a good account passes, and each of its checks can be broken', (kind) => {
    const form = accountForm(kind, accountKind(kind));
    const values = { payeeName: 'Example School', ...bare(goodAccounts[kind]) };
    expect(breaches(form, values)).toEqual({});
    for (const field of accountKind(kind).account)
      for (const field2 of allFields(form).filter(({ name }) => name === field.name))
        for (const { value, warning } of breaking(field2, values, now))
          if (!warning)
            expect(Object.keys(breaches(form, { ...values, [field.name]: value }))).toContain(field.name);
    const names = allFields(form).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[F5.7-50] the account in Australia waits until the BSB is entered', () => {
    const values = { payeeName: 'Example School', ...bare(goodAccounts.AUS), bsb: '' };
    expect(breaches(accountForm('AUS', accountKind('AUS')), values)).toEqual({
      bsb: 'required',
      accountNumber: 'after',
    });
  });

  test('[F5.7-55] terms are there only with BPAY, and have to be agreed to', () => {
    const withTerms = schoolAccountKinds.filter((kind) =>
      allFields(accountForm(kind, accountKind(kind))).some(({ name }) => name === 'agreed'),
    );
    expect(withTerms).toEqual(['BPAY']);
    const form = accountForm('BPAY', accountKind('BPAY'));
    const values = { payeeName: 'Example School', ...bare(goodAccounts.BPAY) };
    expect(breaches(form, { ...values, agreed: false })).toEqual({ agreed: 'agreed' });
    expect(breaches(form, { ...values, agreed: undefined })).toEqual({ agreed: 'agreed' });
  });

  test('a bill’s postscript takes letters and digits only, other references any words [F5.3-10]', () => {
    const wrongFor = (kind: (typeof schoolAccountKinds)[number]) =>
      firstBreach('it', accountKind(kind).postscript, ruleContext({ it: 'INV-001 May' }, dateOf(now, 0)))
        ?.rule;
    expect([wrongFor('BPAY'), wrongFor('AUS')]).toEqual(['billPostscript', undefined]);
  });

  test('a new kind is one row: its form, its checks and its terms follow', () => {
    const row: AccountKind = {
      country: 'FRA',
      currency: 'EUR',
      account: [
        { kind: 'bankAccount', name: 'moonNumber', labelKey: 'fields.accountNumber', rules: ['integer'] },
      ],
      postscript: [],
      termsKey: 'payeeForms.bpayTerms',
    };
    const form = accountForm('MOON', row);
    expect(form.id).toBe('school-account-moon');
    expect(allFields(form).map(({ name }) => name)).toEqual([
      'payeeName',
      'bankName',
      'moonNumber',
      'agreed',
    ]);
    expect(breaches(form, { payeeName: 'X', moonNumber: 'x' })).toEqual({
      moonNumber: 'integer',
      agreed: 'agreed',
    });
    expect(breaches(form, { payeeName: 'X', moonNumber: '12', agreed: true })).toEqual({});
  });

  test('values of a paper are asked for once there is a file', () => {
    const names = (values: Record<string, unknown>) =>
      shownFields(paperForm('invoice'), values).map(({ name }) => name);
    expect(names({ images: [] })).toEqual(['images']);
    expect(names({ images: ['key'] })).toEqual(['images', 'invoiceNumber', 'studentName', 'dueDate']);
  });
});
