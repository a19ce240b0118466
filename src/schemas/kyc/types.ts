import type { DocumentSide } from '@/contracts/entities/payer';
import type { KycSteps } from '@/routes/flows/kycSteps';
import type { MarketFacts } from '@/domain/markets/marketTypes';
import type { FormSchema, RuleSpec } from '../types';

export interface KycDocument {
  /** Texts: `documents.<idType>`. */
  readonly idType: string;
  readonly bizIdType: string;
  /** As taken, without selfie; `?`: optional. */
  readonly sides: readonly (DocumentSide | `${DocumentSide}?`)[];
  /** 0: needs a selfie (specification, flows, 5.4). */
  readonly needFace: 0 | 1;
  /** The expiry date is required and in the future. */
  readonly expires: boolean;
  readonly number: readonly RuleSpec[];
  /** The holder remits only to this country. */
  readonly restrictsTo?: string;
  /** Replaces the proof of address. */
  readonly showsAddress?: true;
  readonly numberCard?: true;
  /** Nationalities; absent: all. */
  readonly only?: readonly string[];
}

export const kycProofKinds = ['address', 'income', 'delay', 'eVisa', 'extension'] as const;
export type KycProofKind = (typeof kycProofKinds)[number];

export const kycExtraScenes = ['supplement', 'improve', 'singpass', 'account'] as const;
export type KycExtraScene = (typeof kycExtraScenes)[number];

export interface KycMarket {
  readonly market: string;
  /** The only part in every first load. */
  readonly facts: MarketFacts & {
    readonly place: number;
  };
  readonly steps?: Omit<KycSteps, 'form'>;
  /** GBR uses Europe's. */
  readonly form: FormSchema;
  /** Own screens: no /basic-information-* address. */
  readonly ownWay?: true;
  readonly documents: readonly KycDocument[];
  /** After the form, senders may already send to their own accounts. */
  readonly shortKyc?: true;
  /** Nationalities and issuing countries barred by law, ISO 3166 alpha-3. */
  readonly excluded?: readonly string[];
  readonly proofs?: Partial<Record<KycProofKind, FormSchema>>;
  readonly extras?: Partial<Record<KycExtraScene, FormSchema>>;
}

export const defineKycMarket = <const M extends KycMarket>(market: M): M => market;
