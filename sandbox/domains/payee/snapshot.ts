import type { Row } from '../../db/schema';
import { fieldsOf } from './view';

/** Copied into the order, so that a later change of the payee changes no order. */
export function payeeSnapshot(row: Row<'payees'>) {
  const { form, label } = fieldsOf(row);
  return {
    id: row.id,
    name: row.full_name,
    accountType: row.account_type,
    payeeLabel: label,
    plainPhone: form.phoneNumber,
    country: row.country,
    areaCode: form.areaCode,
    relationshipToReceiver: row.relation ?? undefined,
  };
}
