import { hasText, tKey } from '@/i18n';

/** Name of a payee's document; a type this build does not know shows the server's own word for it. */
export const documentName = (idType: string): string => {
  const key = `collection.document.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};
