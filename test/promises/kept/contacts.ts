import type { Row } from '../../../sandbox/db/schema';

/** As named by codes and tickets. */
export const contactTargets = (
  payer: Pick<Row<'payers'>, 'area_code' | 'phone_number' | 'email'> | undefined,
): string[] =>
  payer
    ? [
        ...(payer.area_code && payer.phone_number ? [`phone:${payer.area_code}:${payer.phone_number}`] : []),
        ...(payer.email ? [`email:${payer.email.toLowerCase()}`] : []),
      ]
    : [];
