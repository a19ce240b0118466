import type { DocumentType } from '@/contracts/entities/documentType';
import type { DocumentSide } from '@/contracts/entities/payer';
import type { DateText } from '@/core/dates';
import { firstBreach, ruleContext } from '@/core/validation';
import { documentsFor, type KycDocument, kycMarketOf, sidesOf } from '@/schemas/kyc';

export type DocumentRule = KycDocument;

export const sideCodes = {
  front: '01',
  back: '02',
  other: '03',
  selfie: '04',
  sideImage: '05',
} as const satisfies Record<DocumentSide, string>;

export function documentRules(market: string, nationality?: string): readonly KycDocument[] {
  const found = kycMarketOf(market);
  return found ? documentsFor(found, nationality) : [];
}
export const documentRule = (market: string, idType: string): KycDocument | undefined =>
  kycMarketOf(market)?.documents.find((rule) => rule.idType === idType);

/** null when valid. */
export function numberBreach(rule: KycDocument, idNumber: string, today: DateText): string | null {
  const breach = firstBreach('idNumber', ['required', ...rule.number], ruleContext({ idNumber }, today));
  return breach && !breach.warning ? breach.rule : null;
}

export const toDocumentType = (rule: KycDocument): DocumentType => ({
  idType: rule.idType,
  bizIdType: rule.bizIdType,
  nameKey: `documents.${rule.idType}`,
  needFace: rule.needFace,
  expires: rule.expires,
  sides: sidesOf(rule).map(({ side, required }) => ({ side, sideCode: sideCodes[side], required })),
  restrictsTo: rule.restrictsTo,
  numberCard: rule.numberCard,
});
