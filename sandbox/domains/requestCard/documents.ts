import type { DocumentSide } from '@/contracts/entities/payer';
import { isChineseResidentId } from '@/core/validation';

interface PayeeDocument {
  readonly idType: string;
  readonly sides: readonly DocumentSide[];
  readonly idNumber: (value: string) => boolean;
}

const plain = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();
const passport: PayeeDocument = {
  idType: 'passport',
  sides: ['front'],
  idNumber: (value) => /^[A-Z0-9]{6,10}$/.test(plain(value)),
};
const national: PayeeDocument = {
  idType: 'nationalId',
  sides: ['front', 'back'],
  idNumber: (value) => /^[A-Z0-9]{5,20}$/.test(plain(value)),
};

const byCountry: Readonly<Record<string, readonly PayeeDocument[]>> = {
  CHN: [{ idType: 'mainlandId', sides: ['front', 'back'], idNumber: isChineseResidentId }, passport],
};

export const payeeDocuments = (country: string): readonly PayeeDocument[] =>
  byCountry[country] ?? [national, passport];
export const payeeDocument = (country: string, idType: string): PayeeDocument | undefined =>
  payeeDocuments(country).find((document) => document.idType === idType);
