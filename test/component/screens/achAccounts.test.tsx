import type { AchAccount } from '@/contracts/calls/ach';
import { tKey } from '@/i18n';
import '@/modules/order/texts';
import { AchAccounts } from '@/modules/order/accounts/AchAccounts';
import { drawApp } from '../drawApp';
import { isThere, words } from '../drawn';

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
