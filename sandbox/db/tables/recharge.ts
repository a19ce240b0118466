import type { Generated } from 'kysely';
import type { TopUpAccountKind } from '@/contracts/calls/services/recharge';
import type { Money, Optional } from './base';

export interface RechargeItemsTable {
  id: string;
  sourceCountry: string;
  brand: string;
  title: string;
  months: number;
  price: Money;
  originalPrice: Money;
  currency: string;
  accountKind: TopUpAccountKind;
  stock: number;
  position: number;
}

export interface RechargeOrdersTable {
  id: string;
  seqNo: string;
  payerId: string;
  itemId: string;
  /** Empty for an account at a brand. */
  areaCode: Generated<string>;
  account: string;
  amount: Money;
  currency: string;
  /** 0 in progress, 1 success, 2 expired. */
  status: 0 | 1 | 2;
  pageToken: string;
  redemptionCode: Optional<string>;
  paidAt: Optional<number>;
  payDeadlineAt: number;
  nextStepAt: Optional<number>;
  refundedAt: Optional<number>;
  finishedAt: Optional<number>;
  createdAt: number;
}

export interface RechargeMembersTable {
  id: string;
  payerId: string;
  name: string;
  accountKind: TopUpAccountKind;
  areaCode: string;
  account: string;
  createdAt: number;
}
