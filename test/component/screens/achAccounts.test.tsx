import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import type { AchAccount } from '@/contracts/calls/ach';
import { tKey } from '@/i18n';
import '@/modules/order/texts';
import { AccountPart } from '@/modules/account/manage/AccountPart';
import { AchAccounts } from '@/modules/order/accounts/AchAccounts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { isThere, words } from '../drawn';

fake.session({ useSession: () => ({ signedIn: true, payer: { countryCode: 'USA' } }) });

const account = (change: Partial<AchAccount>): AchAccount =>
  ({ accountId: 'a1', institutionName: 'First Bank', mask: '1234', accountType: 'checking', deducting: false, status: 'ACTIVE', ...change }) as AchAccount; // prettier-ignore
const show = (change: Partial<AchAccount>) =>
  drawApp(
    <AchAccounts
      list={[account(change)]}
      chosen=""
      seqNo="S1"
      fundingType={0}
      onChoose={() => 0}
      onRemove={() => 0}
    />,
  );
beforeEach(() => {
  byHand.asked.length = 0;
  queryClient.clear();
});
const tag = () => {
  const found = document.querySelector('[class*="ui-status--"]');
  return [/ui-status--(\w+)/.exec(found?.className ?? '')?.[1], found?.textContent];
};

test.each([
  { change: { status: 'PENDING' }, tone: 'amber', label: 'authorizing', draws: false },
  { change: { status: 'FAILED' }, tone: 'red', label: 'failed', draws: false },
  { change: { status: 'ACTIVE' }, tone: 'green', label: 'authorized', draws: true },
  { change: { status: 'ACTIVE', deducting: true }, tone: 'amber', label: 'deducting', draws: true },
] as const)(
  'a bank’s authorization as $change is $label, in $tone [P4.3-26]',
  ({ change, tone, label, draws }) => {
    show(change);
    expect(tag()).toEqual([tone, tKey(`order.ach.${label}`)]);
    expect([isThere('ach-account'), isThere('ach-remove-a1')]).toEqual([draws, label !== 'deducting']);
    if (!draws) expect(words()).toContain(tKey(`order.ach.todo.${change.status}`));
  },
);

test.each([
  { change: { status: 'PENDING' }, told: ['amber', 'Being checked'], ends: true },
  { change: { status: 'FAILED' }, told: ['red', 'Not accepted'], ends: true },
  { change: { status: 'ACTIVE' }, told: ['green', 'Ready'], ends: true },
  { change: { status: 'ACTIVE', deducting: true }, told: ['amber', 'Payment under way'], ends: false },
] as const)(
  'among one’s direct debits an account as $change is $told [P2.4-23]',
  async ({ change, told, ends }) => {
    fake.navigation({ useRoute: () => ({ params: { part: 'debits' } }) });
    drawApp(<AccountPart />);
    await act(async () => undefined);
    await byHand.asked.find(({ name }) => name === 'ach.accounts')?.answer({ list: [account(change)] });
    expect([tag(), isThere('debit-end-a1')]).toEqual([told, ends]);
  },
);
