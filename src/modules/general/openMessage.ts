import type { Payer } from '@/contracts/entities/payer';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { navigate } from '@/state/navigation';
import type { Message } from './messageWords';

const places: readonly (readonly [
  begin: string,
  open: (payer: Payer | null) => Promise<void> | undefined,
])[] = [
  ['message.coupon', () => navigate('myCoupon', {})],
  ['message.invite', () => navigate('invitationResult', {})],
  ['message.rateAlert', () => navigate('remitRate', {})],
  ['message.kyc', (payer) => (payer ? openKyc(payer) : undefined)],
  ['message.security', () => navigate('accountPart', { part: 'safety' })],
  ['message.welcome', () => navigate('tabbar', { tab: 'remit' })],
];

export async function openMessage(
  { titleKey, cardId, seqNo }: Pick<Message, 'titleKey' | 'cardId' | 'seqNo'>,
  payer: Payer | null,
): Promise<void> {
  // Someone else pays an order by the user's card.
  if (cardId && seqNo) return navigate('collectionOrderDetail', { seqNo });
  if (cardId) return navigate('collectionCardDetail', { cardId });
  if (seqNo) return navigate('bankOrder', { seqNo });
  const place = places.find(([begin]) => titleKey.startsWith(begin));
  await (place ? place[1](payer) : navigate('tabbar', { tab: 'user' }));
}
