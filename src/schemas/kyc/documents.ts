import type { DocumentSide } from '@/contracts/entities/payer';
import type { KycDocument, KycMarket } from './types';

export interface SideRule {
  readonly side: DocumentSide;
  readonly required: boolean;
}

/** Sides of a document in the order they are taken; the selfie comes last. */
export function sidesOf(document: KycDocument): SideRule[] {
  const sides = document.sides.map((side) => ({
    side: side.replace('?', '') as DocumentSide,
    required: !side.endsWith('?'),
  }));
  return document.needFace === 0 ? [...sides, { side: 'selfie', required: true }] : sides;
}

/** Documents of a market for a nationality: those limited to others are left out. */
export const documentsFor = (market: KycMarket, nationality?: string): readonly KycDocument[] =>
  market.documents.filter(({ only }) => !only || nationality === undefined || only.includes(nationality));
