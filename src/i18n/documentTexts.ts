import zh from '@locales/zh/documents.json';
import { registerNamespace } from './catalogue';
import { hasText, tKey } from './translator';

registerNamespace('documents', { zh });

/** Unknown types show the server's name. */
export const documentName = (idType: string): string => {
  const key = `documents.${idType}`;
  return hasText(key) ? tKey(key) : idType;
};
