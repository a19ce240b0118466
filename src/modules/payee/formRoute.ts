import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import type { RouteParams } from '@/routes';
import type { PayeeFormKey } from '@/schemas/payee';

export const formRoutes = [
  'payeeBank',
  'payeeAlipay',
  'payeeWechat',
  'payeeMethod',
  'payeeBankNineElements',
  'payeeBankUploadCard',
] as const;
type FormRoute = (typeof formRoutes)[number];
export type FormRouteState = { [N in FormRoute]: { name: N; params: RouteParams<N> } }[FormRoute];

const keys = {
  payeeBank: 'bank',
  payeeAlipay: 'alipay',
  payeeWechat: 'wechat',
  payeeBankNineElements: 'nineElements',
  payeeBankUploadCard: 'uploadCard',
} as const satisfies Record<Exclude<FormRoute, 'payeeMethod'>, PayeeFormKey>;

/** Without a country: the target's, else the first with a form. */
export function formOfRoute(
  route: FormRouteState,
  target: string | null,
): { country: string; key: PayeeFormKey } {
  const key = route.name === 'payeeMethod' ? route.params.type : keys[route.name];
  const named = route.params.country?.toUpperCase();
  if (named) return { country: named, key };
  if (key === 'nineElements' || key === 'uploadCard') return { country: 'CHN', key };
  const countries: readonly string[] = payeeMethods[key satisfies PayeeAccountType].countries;
  return { country: target && countries.includes(target) ? target : (countries[0] ?? ''), key };
}
