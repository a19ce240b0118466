import type { FormSchema } from '../types';
import { kycAus } from './aus';
import { kycHkg } from './hkg';

/** Basic information by the market's part of the address: one schema a market. */
export const kycForms = { aus: kycAus, hkg: kycHkg } as const satisfies Record<string, FormSchema>;

export type KycFormMarket = keyof typeof kycForms;
export const kycFormOf = (market: string): FormSchema | undefined =>
  (kycForms as Readonly<Record<string, FormSchema>>)[market];
