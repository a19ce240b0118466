import { paymentMarks } from '@/domain/marks';
import {
  isPaymentMethod,
  methodLabelKey,
  paymentMethodRow,
  type PaymentScreen,
} from '@/domain/payment/paymentMethods';
import { useT, useTKey } from '@/i18n';
import type { IconName } from '@/ui/Icon/iconNames';
import type { Option } from '@/ui/PickerSheet';
import type { OrderView } from '../../useOrder';
import { tagsOf } from './methodChoice';
import { type PayType, useMethodNote } from './useMethodNote';

const pictures: Readonly<Record<PaymentScreen, IconName>> = {
  details: 'bank',
  atm: 'card',
  code: 'scan',
  page: 'globe',
  bank: 'phone',
  phone: 'phone',
  linked: 'card',
  wallet: 'wallet',
};

type MethodOption = Option & Required<Pick<Option, 'hint' | 'note'>>;

export function useMethodOptions(
  view: Pick<OrderView, 'order'>,
  offered: readonly PayType[],
): readonly MethodOption[] {
  const t = useT();
  const tKey = useTKey();
  const note = useMethodNote(view);
  return offered.map((type) => {
    const row = paymentMethodRow(type.fundingType);
    const key = methodLabelKey(type.fundingType, view.order?.countryCode ?? '');
    return {
      value: String(type.fundingType),
      label: key ? tKey(key) : String(type.fundingType),
      mark: isPaymentMethod(type.fundingType) ? paymentMarks[type.fundingType] : undefined,
      icon: row?.screen && pictures[row.screen],
      tags: tagsOf(type, offered).map((tag) => t(`order.method.${tag}`)),
      hint: row ? tKey(row.hintKey) : '',
      note: note(type),
    };
  });
}
