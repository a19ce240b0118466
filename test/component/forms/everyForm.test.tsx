import { tKey } from '@/i18n';
import { allFields } from '@/schemas/fieldRules';
import { addEnglish } from '../english';
import { formTable } from './formTable';
import { fillingsOf } from './soundValues';
import { WholeForm } from './wholeForm';

const NOW = Date.UTC(2026, 0, 15, 12);
jest.spyOn(Date, 'now').mockReturnValue(NOW);

beforeAll(addEnglish);

jest.setTimeout(60_000);

test.each(formTable(NOW).map((row) => [row.name, row] as const))(
  '%s says what is missing and each rule that is broken, and is sent when all is sound',
  async (_name, row) => {
    for (const filling of fillingsOf(row.schema, row.known ?? {}, NOW)) {
      const form = new WholeForm(row, filling);
      expect(await form.send()).toEqual(form.missing());
      await form.choose();
      const { said, expected } = await form.breakAll();
      expect(said).toEqual(expected);
      expect(form.sent).toEqual([]);
      expect(await form.send()).toEqual({});
      expect(form.sent).toEqual([form.wanted()]);
      document.body.innerHTML = '';
    }
  },
);

test('an account number before its BSB says which of them comes first [F5.7-50]', async () => {
  const row = formTable(NOW).find(({ name }) => name === 'payee-aus-bank')!;
  const form = new WholeForm(row, fillingsOf(row.schema, row.known ?? {}, NOW)[0]!);
  const account = allFields(row.schema).find(({ name }) => name === 'accountNumber')!;
  await form.send();
  await form.put(account, '12345678');
  expect(form.notes().accountNumber).toBe(
    tKey('validation.after', { label: tKey(account.labelKey), other: tKey('fields.bsb') }),
  );
});
