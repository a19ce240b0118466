import type { DocumentSide } from '@/contracts/entities/payer';
import { hasText, type Translate, tKey } from '@/i18n';

export function sideName(t: Translate, idType: string, side: DocumentSide): string {
  const own = `kyc.sideOf.${idType}.${side}`;
  return hasText(own) ? tKey(own) : t(`kyc.side.${side}`);
}
