import fs from 'node:fs';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { payeeCardCreate } from '@/contracts/calls/payee/card';
import { showError } from '@/state/client/showError';
import { useNotices } from '@/state/notices/notices';
import { clientWith } from '../../fakes/client';
import { errorTable } from '@/contracts/errors';

function textOf(language: string, key: string): unknown {
  const [file = '', ...path] = key.split('.');
  const texts: unknown = JSON.parse(fs.readFileSync(`locales/${language}/${file}.json`, 'utf8'));
  return path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);
}

/** Third-party refusals use the app's texts, whatever service sends the code. */
test.each([
  { holds: 'F8-30', name: 'mailNotActivated', says: /haven't confirmed your email/ },
  {
    holds: 'F8-36',
    name: 'payeeAddFailed',
    says: /ID number and the phone number registered with their bank/,
  },
  { holds: 'F8-70', name: 'shareCodeInvalid', says: /link no longer works/ },
  { holds: 'F8-34', name: 'alipayNameMismatch', says: /name doesn't match this Alipay account/ },
  { holds: 'F8-35', name: 'alipayAmountLimit', says: /more than Alipay can receive/ },
  { holds: 'F8-53', name: 'walletNameMismatch', says: /wallet is in a different name/ },
] as const)(
  '$name is told in the words of the app where the server has none [$holds]',
  async ({ name, says }) => {
    const { code, messageKey } = errorTable[name];
    const { client, told } = clientWith(() => ({ code }));
    await client.call(userAgreeClause, { clauseIds: ['c1'] }, { softError: false }).catch(() => undefined);
    expect(told.toasts).toEqual([{ messageKey }]);
    expect(textOf('en', messageKey)).toMatch(says);
  },
);

test('a card that could not be added is told in the server’s words, or in ours where it has none [F5.3-08]', async () => {
  const card = { country: 'PHL', firstName: 'Maria', lastName: 'Santos', areaCode: '63', phoneNumber: '9171234567', email: 'maria@example.com', city: 'Manila', street: '1 Rizal Avenue', postCode: '1000', accountType: 0 } as const; // prettier-ignore
  for (const [msg, toast] of [
    ['Not today', { text: 'Not today' }],
    ['', { messageKey: 'errors.unknown' }],
  ] as const) {
    const { client } = clientWith(() => ({ code: 'CardNotAdded', msg }));
    showError(await client.call(payeeCardCreate, card).catch((thrown: unknown) => thrown));
    expect(useNotices.getState().toast).toMatchObject(toast);
  }
  expect(textOf('en', 'errors.unknown')).toMatch(/went wrong|couldn't/);
});
