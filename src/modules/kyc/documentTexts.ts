import type { DocumentSide } from '@/contracts/entities/payer';
import { hasText, type Translate, tKey } from '@/i18n';

/** A type unknown to this build shows the server's name. */
export const documentName = (idType: string): string => {
  const key = `kyc.doc.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};

export function sideName(t: Translate, idType: string, side: DocumentSide): string {
  const own = `kyc.sideOf.${idType}.${side}`;
  return hasText(own) ? tKey(own) : t(`kyc.side.${side}`);
}
