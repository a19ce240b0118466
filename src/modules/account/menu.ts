import type { Payer } from '@/contracts/entities/payer';
import { showsTaxReceipt } from '@/domain/markets/markets';
import { routeIsBuilt, type RouteName } from '@/routes';
import { type MenuEntry, variant } from '@/variants';
import type { IconName } from '@/ui/Icon/iconNames';

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

const own: readonly MenuRow[] = [
  { name: 'coupons', icon: 'coupon', route: 'myCoupon' },
  { name: 'recharge', icon: 'phone', route: 'selectMembersWhoRecharge', entry: 'recharge' },
  {
    name: 'invite',
    icon: 'gift',
    route: 'invitation',
    entry: 'invite',
    value: ({ inviteCode }) => inviteCode,
  },
  {
    name: 'invitationSource',
    icon: 'person',
    route: 'invitationResult',
    params: { source: 'true' },
    entry: 'invitationSource',
  },
  { name: 'account', icon: 'settings', route: 'accountManager', entry: 'accountManager' },
  { name: 'safety', icon: 'lock', route: 'accountPart', params: { part: 'safety' } },
  {
    name: 'debits',
    icon: 'bank',
    route: 'accountPart',
    params: { part: 'debits' },
    entry: 'directDebit',
    of: from('USA', 'KOR'),
  },
  {
    name: 'bankCard',
    icon: 'card',
    route: 'exportBankCard',
    entry: 'bankCard',
    of: (payer) => from('CHN')(payer) && payer.kycStatus === 'Pass' && payer.bankChannel === 'Kcb',
  },
  {
    name: 'receipt',
    icon: 'receipt',
    route: 'issueReceipt',
    entry: 'issueReceipt',
    of: ({ countryCode }, target) => countryCode !== 'JPN' && showsTaxReceipt(countryCode, target),
  },
  { name: 'taxProof', icon: 'receipt', route: 'issueReceipt', entry: 'issueReceipt', of: from('JPN') },
];

const everyones: readonly MenuRow[] = [
  { name: 'antiFraud', icon: 'shield', route: 'antiFraud' },
  { name: 'download', icon: 'download', route: 'downloadApp', entry: 'downloadApp' },
  { name: 'aboutUs', icon: 'info', route: 'agreement', params: { type: 'about' } },
  { name: 'about', icon: 'file', route: 'about' },
];

const offered = ({ route, params, entry }: MenuRow): boolean =>
  routeIsBuilt(route, params ?? {}) && !(entry && variant.hidesMenu.includes(entry));

export const ownMenu = (payer: Payer, target?: string): readonly MenuRow[] =>
  own.filter((row) => offered(row) && (row.of?.(payer, target) ?? true));
export const everyonesMenu = (): readonly MenuRow[] => everyones.filter(offered);
