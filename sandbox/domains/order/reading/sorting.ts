import type { CallParams } from '@/contracts/calls';
import type { Row } from '../../../db/schema';

const sorts = {
  newest: { after: '<', direction: 'desc' },
  oldest: { after: '>', direction: 'asc' },
} as const;

export type Sort = (typeof sorts)[keyof typeof sorts];

export const sortOf = (sort: CallParams<'order.listRecords'>['sort']): Sort => sorts[sort ?? 'newest'];

/** The place of the next page. */
export const cursorOf = ({ createdAt, id }: Pick<Row<'orders'>, 'createdAt' | 'id'>): string =>
  `${createdAt}.${id}`;
