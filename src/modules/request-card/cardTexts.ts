import { formatMoneyWithCode } from '@/domain/countries/currencies';
import type { CardRecordStatus, PayeeCard } from '@/contracts/entities/payeeCard';
import { requestCardStatuses, payeeCheckStatuses } from '@/domain/statuses/payee';
import { t, tKey } from '@/i18n';
import type { Tone } from '@/domain/statuses/tones';

export const amountText = (amount: string, currency: string): string =>
  formatMoneyWithCode({ amount, currencyCode: currency });

export const countryName = (code: string): string => tKey(`countries.names.${code}`);

export const recordTone = (status: CardRecordStatus): Tone =>
  status === 'onTheWay' ? 'amber' : requestCardStatuses[status].tone;
export const recordLabel = (status: CardRecordStatus): string =>
  status === 'onTheWay' ? t('requestCard.order.onTheWay') : tKey(requestCardStatuses[status].labelKey);

const stateTones = { draft: 'grey', open: 'green', expired: 'amber', reported: 'red' } as const;
export const cardTag = (card: PayeeCard): { tone: Tone; label: string } =>
  card.checkStatus === 'Success' || card.state === 'reported'
    ? { tone: stateTones[card.state], label: t(`requestCard.card.state.${card.state}`) }
    : { tone: payeeCheckStatuses[card.checkStatus].tone, label: t(`requestCard.check.${card.checkStatus}`) };
