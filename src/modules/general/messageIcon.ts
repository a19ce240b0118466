import type { IconName } from '@/ui/Icon/iconNames';

/** By prefix of the title's key. */
const icons: readonly (readonly [string, IconName])[] = [
  ['message.order.', 'send'],
  ['message.card.', 'card'],
  ['message.kyc', 'shield'],
  ['message.security', 'lock'],
  ['message.proof', 'file'],
  ['message.coupon', 'coupon'],
  ['message.invite', 'gift'],
  ['message.rateAlert', 'chart'],
];

export const messageIcon = (titleKey: string): IconName =>
  icons.find(([begin]) => titleKey.startsWith(begin))?.[1] ?? 'bell';
