import type { Payer } from '@/contracts/entities/payer';
import { showsTaxReceipt } from '@/domain/markets/markets';
import { routeIsBuilt, type RouteName } from '@/routes';
import { type MenuEntry, variant } from '@/variants';
import type { IconName } from '@/ui/Icon/iconNames';

export type MenuGroup = 'person' | 'money' | 'friends';

export interface MenuRow {
  /** Text: `me.<name>`. */
  name: string;
  icon: IconName;
  route: RouteName;
  params?: Readonly<Record<string, string>>;
  /** Brands hide it by this. */
  entry?: MenuEntry;
  /** Default: every signed-in payer. `target`: the country they send to. */
  of?: (payer: Payer, target: string | undefined) => boolean;
  value?: (payer: Payer) => string | undefined;
}

const from =
  (...markets: readonly string[]) =>
  ({ countryCode }: Payer): boolean =>
    markets.includes(countryCode);

const own: readonly (MenuRow & { group: MenuGroup })[] = [
  { group: 'person', name: 'account', icon: 'settings', route: 'accountManager', entry: 'accountManager' },
  { group: 'person', name: 'safety', icon: 'lock', route: 'accountPart', params: { part: 'safety' } },
  { group: 'money', name: 'coupons', icon: 'coupon', route: 'myCoupon' },
  {
    group: 'money',
    name: 'recharge',
    icon: 'phone',
    route: 'selectMembersWhoRecharge',
    entry: 'recharge',
  },
  {
    group: 'money',
    name: 'debits',
    icon: 'bank',
    route: 'accountPart',
    params: { part: 'debits' },
    entry: 'directDebit',
    of: from('USA', 'KOR'),
  },
  {
    group: 'money',
    name: 'bankCard',
    icon: 'card',
    route: 'exportBankCard',
    entry: 'bankCard',
    of: (payer) => from('CHN')(payer) && payer.kycStatus === 'Pass' && payer.bankChannel === 'Kcb',
  },
  {
    group: 'money',
    name: 'receipt',
    icon: 'receipt',
    route: 'issueReceipt',
    entry: 'issueReceipt',
    of: ({ countryCode }, target) => countryCode !== 'JPN' && showsTaxReceipt(countryCode, target),
  },
  {
    group: 'money',
    name: 'taxProof',
    icon: 'receipt',
    route: 'issueReceipt',
    entry: 'issueReceipt',
    of: from('JPN'),
  },
  {
    group: 'friends',
    name: 'invite',
    icon: 'gift',
    route: 'invitation',
    entry: 'invite',
    value: ({ inviteCode }) => inviteCode,
  },
  {
    group: 'friends',
    name: 'invitationSource',
    icon: 'payee',
    route: 'invitationResult',
    params: { source: 'true' },
    entry: 'invitationSource',
  },
];

const everyones: readonly MenuRow[] = [
  { name: 'antiFraud', icon: 'shield', route: 'antiFraud' },
  { name: 'download', icon: 'download', route: 'downloadApp', entry: 'downloadApp' },
  { name: 'aboutUs', icon: 'info', route: 'agreement', params: { type: 'about' } },
  { name: 'about', icon: 'file', route: 'about' },
];

const offered = ({ route, params, entry }: MenuRow): boolean =>
  routeIsBuilt(route, params ?? {}) && !(entry && variant.hidesMenu.includes(entry));

export const ownMenu = (group: MenuGroup, payer: Payer, target?: string): readonly MenuRow[] =>
  own.filter((row) => row.group === group && offered(row) && (row.of?.(payer, target) ?? true));
export const everyonesMenu = (): readonly MenuRow[] => everyones.filter(offered);
