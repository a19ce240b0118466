import type { DocumentSide } from '@/contracts/entities/payer';
import type { KycDocument, KycMarket } from './types';

export interface SideRule {
  readonly side: DocumentSide;
  readonly required: boolean;
}

export function sidesOf(document: KycDocument): SideRule[] {
  const sides = document.sides.map((side) => ({
    side: side.replace('?', '') as DocumentSide,
    required: !side.endsWith('?'),
  }));
  return document.needFace === 0 ? [...sides, { side: 'selfie', required: true }] : sides;
}

export const documentsFor = (market: KycMarket, nationality?: string): readonly KycDocument[] =>
  market.documents.filter(({ only }) => !only || nationality === undefined || only.includes(nationality));
