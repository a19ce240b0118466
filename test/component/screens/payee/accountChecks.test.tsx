import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import type { Payee } from '@/contracts/entities/payee';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { MethodForm } from '@/modules/payee/parts/MethodForm';
import '@/modules/payee/texts';
import { payeeFormOf, type PayeeFormKey, type PayeeSchema } from '@/schemas/payee';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { erase, leave, type, words } from '../../drawn';

fake.session({ useSession: () => ({ payer: null, signedIn: true }) });
const { asked } = byHand;
const named = (call: string) => asked.filter(({ name }) => name === call);
const pause = () => act(async () => void jest.advanceTimersByTime(400));

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  queryClient.clear();
});
afterEach(() => {
  erase();
  jest.useRealTimers();
});

function open(country: string, formKey: PayeeFormKey, known: Record<string, string>): PayeeSchema {
  const schema = payeeFormOf(country, formKey)!;
  drawApp(
    <MethodForm
      schema={schema}
      formKey={formKey}
      chosenFor={{}}
      payee={{ id: 'p1', ...known } as unknown as Payee}
    />,
  );
  return schema;
}

async function fill(field: string, value: string) {
  type(field, value);
  await pause();
}

it('a bank account that its bank does not have is doubted once it is left, before it is saved', async () => {
  const { id } = open('PHL', 'bank', { bankCode: 'BDO', firstName: 'Ana', lastName: 'Cruz' });
  await fill(`${id}-accountNumber`, '123456');
  expect(named('bank.judgePayeeAccount')).toEqual([]);
  leave(`${id}-accountNumber`);
  await pause();
  const [judge] = named('bank.judgePayeeAccount');
  expect(judge?.params).toEqual({ country: 'PHL', bankCode: 'BDO', accountNumber: '123456' });
  await judge!.answer({ valid: false });
  expect(words()).toContain("This account number doesn't match the bank. Check both.");
  await fill(`${id}-accountNumber`, '001230004567');
  expect(words()).not.toContain("doesn't match the bank");
  await named('bank.judgePayeeAccount')[1]!.answer({ valid: true });
  expect(words()).not.toContain("doesn't match the bank");
});

it('an account that breaks the rules of its form is not sent to be judged', async () => {
  const { id } = open('PHL', 'bank', { bankCode: 'BDO' });
  await fill(`${id}-accountNumber`, '12');
  leave(`${id}-accountNumber`);
  await pause();
  expect(named('bank.judgePayeeAccount')).toEqual([]);
});

it('an Alipay account that gets no money says why, before it is saved [F8-31 F8-32 F8-35]', async () => {
  const { id } = open('CHN', 'alipay', { name: '王小明' });
  await fill(`${id}-alipayAccount`, 'unverified@demo.test');
  leave(`${id}-alipayAccount`);
  await pause();
  const [check] = named('payee.validateAlipay');
  expect(check?.params).toEqual({ alipayAccount: 'unverified@demo.test', name: '王小明' });
  const serverMessage = "This Alipay account doesn't have a verified name.";
  await check!.fail(
    new AppError({
      code: errorCodes.alipayNotVerified,
      kind: 'business',
      messageKey: 'errors.server',
      serverMessage,
    }),
  );
  expect(words()).toContain(serverMessage);
});

it('an IFSC is looked up: its bank is told, and one that no branch has is told too', async () => {
  const { id } = open('IND', 'bank', {});
  await fill(`${id}-ifsc`, 'HDFC0000001');
  await named('bank.ifscCheck')[0]!.answer({ valid: true, bankName: 'HDFC Bank' });
  expect(words()).toContain('HDFC Bank');
  await fill(`${id}-ifsc`, 'HDFC0999998');
  await named('bank.ifscCheck')[1]!.answer({ valid: false });
  expect(words()).toContain("We don't recognise this code.");
});

it('a card whose bank takes no transfers says so once it is typed [F8-62]', async () => {
  const { id } = open('CHN', 'bank', {});
  await fill(`${id}-cardNumber`, '6222020200112230004');
  const answer = { known: true, bankCode: 'ICBC', bankName: 'ICBC', cardType: 'credit', supported: false };
  await named('payee.cardBin')[0]!.answer(answer);
  expect(words()).toContain("We don't support this bank.");
});
