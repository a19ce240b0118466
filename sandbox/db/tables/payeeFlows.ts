import type { ColumnType } from 'kysely';
import type { ShareStep } from '@/contracts/entities/payeeShare';
import type { PayeeForm } from '@/contracts/entities/payee';
import type { CardPerson, PayeeCard } from '@/contracts/entities/payeeCard';
import type { Defaulted, JsonColumn, MoneyOrNull, Optional } from './base';

type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface PayeeCardsTable {
  id: string;
  ownerId: string;
  country: string;
  shareCode: string;
  invitedBy: Optional<string>;
  fullName: string;
  person: JsonColumn<CardPerson>;
  account: JsonOrNull<PayeeForm>;
  accountType: Optional<string>;
  label: Optional<string>;
  /** UnPerfected until there is an account. */
  checkStatus: Defaulted<PayeeCard['checkStatus']>;
  identity: JsonOrNull<{ idType: string; idNumber: string }>;
  reviewAt: Optional<number>;
  sourceCountry: Optional<string>;
  amount: MoneyOrNull;
  remark: Optional<string>;
  validUntil: Optional<number>;
  sharedAt: Optional<number>;
  reportedAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
  deletedAt: Optional<number>;
}

export interface PayeeCardPicturesTable {
  cardId: string;
  idType: string;
  side: string;
  fileKey: string;
  createdAt: number;
}

export interface PayeeCardPopsTable {
  id: string;
  cardId: string;
  payerId: string;
  status: Defaulted<'new' | 'viewed' | 'accepted' | 'ignored' | 'reported'>;
  reason: Optional<string>;
  note: Optional<string>;
  createdAt: number;
  dealtAt: Optional<number>;
}

export interface PayeeCardOrdersTable {
  orderId: string;
  cardId: string;
  ownerId: string;
  payerId: string;
  abandonUntilAt: number;
  remark: Optional<string>;
  createdAt: number;
}

export interface PayeeSharesTable {
  id: string;
  code: string;
  payerId: string;
  payeeId: Optional<string>;
  /** details: the payee gives their account; exchange: authorizes the exchange. */
  kind: 'details' | 'exchange';
  country: string;
  sourceCountry: string;
  name: Defaulted<string>;
  areaCode: Optional<string>;
  phoneNumber: Optional<string>;
  step: Defaulted<ShareStep>;
  /** Since the last right code. */
  attempts: Defaulted<number>;
  expiresAt: number;
  endedAt: Optional<number>;
  createdAt: number;
  updatedAt: number;
}

export interface PayeeChangesTable {
  id: string;
  orderId: string;
  payerId: string;
  payeeId: string;
  status: Defaulted<'open' | 'confirmed'>;
  attempts: Defaulted<number>;
  expiresAt: number;
  createdAt: number;
  confirmedAt: Optional<number>;
}
