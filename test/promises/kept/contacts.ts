import type { Row } from '../../../sandbox/db/schema';

export const contactTargets = (
  payer: Pick<Row<'payers'>, 'area_code' | 'phone_number' | 'email'> | undefined,
): string[] =>
  payer
    ? [
        ...(payer.area_code && payer.phone_number ? [`phone:${payer.area_code}:${payer.phone_number}`] : []),
        ...(payer.email ? [`email:${payer.email.toLowerCase()}`] : []),
      ]
    : [];
