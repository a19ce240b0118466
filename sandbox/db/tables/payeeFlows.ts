import type { PayeeForm } from '@/contracts/entities/payee';
import type { CardPerson } from '@/contracts/entities/payeeCard';
import type { Defaulted, JsonColumn, MoneyOrNull, Optional } from './base';
import type { ColumnType } from 'kysely';

type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface PayeeCardsTable {
  id: string;
  owner_id: string;
  country: string;
  share_code: string;
  invited_by: Optional<string>;
  full_name: string;
  person: JsonColumn<CardPerson>;
  account: JsonOrNull<PayeeForm>;
  account_type: Optional<string>;
  label: Optional<string>;
  /** UnPerfected until there is an account, then WaitUpload, CheckIng, CheckFailed, Success. */
  check_status: Defaulted<string>;
  identity: JsonOrNull<{ idType: string; idNumber: string }>;
  review_at: Optional<number>;
  source_country: Optional<string>;
  amount: MoneyOrNull;
  remark: Optional<string>;
  valid_until: Optional<number>;
  shared_at: Optional<number>;
  reported_at: Optional<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Optional<number>;
}

export interface PayeeCardPicturesTable {
  card_id: string;
  id_type: string;
  side: string;
  file_key: string;
  created_at: number;
}

export interface PayeeCardPopsTable {
  id: string;
  card_id: string;
  payer_id: string;
  status: Defaulted<'new' | 'viewed' | 'accepted' | 'ignored' | 'reported'>;
  reason: Optional<string>;
  note: Optional<string>;
  created_at: number;
  dealt_at: Optional<number>;
}

export interface PayeeCardOrdersTable {
  order_id: string;
  card_id: string;
  owner_id: string;
  payer_id: string;
  abandon_until_at: number;
  remark: Optional<string>;
  created_at: number;
}

export interface PayeeSharesTable {
  id: string;
  code: string;
  payer_id: string;
  payee_id: Optional<string>;
  /** details: the payee gives their account; exchange: the payee authorizes the exchange. */
  kind: 'details' | 'exchange';
  country: string;
  source_country: string;
  name: Defaulted<string>;
  area_code: Optional<string>;
  phone_number: Optional<string>;
  step: Defaulted<string>;
  /** Since the last right code. */
  attempts: Defaulted<number>;
  expires_at: number;
  ended_at: Optional<number>;
  created_at: number;
  updated_at: number;
}

export interface PayeeChangesTable {
  id: string;
  order_id: string;
  payer_id: string;
  payee_id: string;
  status: Defaulted<'open' | 'confirmed'>;
  attempts: Defaulted<number>;
  expires_at: number;
  created_at: number;
  confirmed_at: Optional<number>;
}
