import type { Row } from '../../../sandbox/db/schema';

export const contactTargets = (
  payer: Pick<Row<'payers'>, 'areaCode' | 'phoneNumber' | 'email'> | undefined,
): string[] =>
  payer
    ? [
        ...(payer.areaCode && payer.phoneNumber ? [`phone:${payer.areaCode}:${payer.phoneNumber}`] : []),
        ...(payer.email ? [`email:${payer.email.toLowerCase()}`] : []),
      ]
    : [];
