import type { Row } from '../../db/schema';
import type { PayeeSnapshot } from '../order/placing/parties';
import { fieldsOf } from './view';

export function payeeSnapshot(row: Row<'payees'>): PayeeSnapshot {
  const { form, label } = fieldsOf(row);
  return {
    id: row.id,
    name: row.fullName,
    accountType: row.accountType,
    payeeLabel: label,
    plainPhone: form.phoneNumber,
    country: row.country,
    areaCode: form.areaCode,
    relationshipToReceiver: row.relation ?? undefined,
  };
}
