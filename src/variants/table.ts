import { main } from './main';
import * as partners from './partners';
import type { VariantRow } from './types';

export const variants = { main, ...partners } as const satisfies Record<string, VariantRow>;
export type VariantId = keyof typeof variants;
export const isVariant = (name: string): name is VariantId =>
  Object.prototype.hasOwnProperty.call(variants, name);
