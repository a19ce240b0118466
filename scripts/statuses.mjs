// npm run statuses: writes docs/statuses.md: an order's page in each status.
import en from '../locales/en/order.json' with { type: 'json' };
import words from '../locales/en/statuses.json' with { type: 'json' };
import { orderMachine } from '../src/domain/statuses/machines.ts';
import { orderStatusNames } from '../src/domain/statuses/names.ts';
import { orderStatuses } from '../src/domain/statuses/order.ts';
import { orderPages } from '../src/domain/statuses/orderPages.ts';
import { isAcceptingVouchers, isPayeeChangeable } from '../src/domain/statuses/orderSets.ts';
import { finish, table } from './lib/docs/writtenDocs.mjs';

const line = (status) => {
  const { lead, holder, mains } = orderPages[status];
  const { tone, acts, labelKey } = orderStatuses[status];
  const { label } = words.order[labelKey.split('.')[2]];
  const { hint } = words.order[status];
  return [
    `\`${status}\``,
    `${label} (${tone})`,
    en.lead[lead].replace('{{name}}', '*Name*'),
    hint,
    en.holder[holder],
    words.acts[acts] ?? '',
    mains.join(', ') || 'its own card',
    [isAcceptingVouchers(status) && 'voucher', isPayeeChangeable(status) && 'changePayee']
      .filter(Boolean)
      .join(', '),
    orderMachine
      .next(status)
      .map((next) => `\`${next}\``)
      .join(' '),
  ];
};

finish(
  'statuses.md',
  'statuses',
  `# Statuses of an order

What an order's page says and offers in each of the ${orderStatusNames.length} statuses. How a status shows everywhere is a row of
[order.ts](../src/domain/statuses/order.ts), what leads its page one of
[orderPages.ts](../src/domain/statuses/orderPages.ts), unless its [story](../src/domain/statuses/orderStory.ts) has a twist. The first main action that is possible is at the foot of the
page, or in the head where something failed; where the order allows them, 'ask for a refund' and 'cancel' are below it.

${table(['status', 'shown as', 'head', 'says', 'the money is', 'who acts', 'main action', 'also', 'goes on to'], orderStatusNames.map(line))}`,
);
