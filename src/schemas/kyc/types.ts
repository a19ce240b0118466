import type { DocumentSide } from '@/contracts/entities/payer';
import type { KycSteps } from '@/routes/flows/kycSteps';
import type { MarketFacts } from '@/domain/marketTypes';
import type { FormSchema, RuleSpec } from '../types';

/** An identity document that a market takes. */
export interface KycDocument {
  /** Also the name of its words: `kyc.doc.<idType>`. */
  readonly idType: string;
  readonly bizIdType: string;
  /** Sides asked for beside the selfie, in the order they are taken; a `?` makes one optional. */
  readonly sides: readonly (DocumentSide | `${DocumentSide}?`)[];
  /** 0: a selfie is asked for (specification, flows, 5.4). */
  readonly needFace: 0 | 1;
  /** Carries an expiry date, which must be given and lie ahead. */
  readonly expires: boolean;
  /** Of the number on it. */
  readonly number: readonly RuleSpec[];
  /** Its holder remits to this country alone. */
  readonly restrictsTo?: string;
  /** Shows the address, so that no proof of it is asked for. */
  readonly showsAddress?: true;
  /** Japan's number card: asked for after the identity document. */
  readonly numberCard?: true;
  /** Nationalities that may use it; all without. */
  readonly only?: readonly string[];
}

/** Proofs beside basic information and documents; each is a form of its own. */
export const kycProofKinds = ['address', 'income', 'delay', 'eVisa', 'extension'] as const;
export type KycProofKind = (typeof kycProofKinds)[number];

/** Other forms: EU supplement, a higher level, what Singpass does not hold, Korea's bank account. */
export const kycExtraScenes = ['supplement', 'improve', 'singpass', 'account'] as const;
export type KycExtraScene = (typeof kycExtraScenes)[number];

/** Everything a market asks for before an account is open. */
export interface KycMarket {
  readonly market: string;
  /** Facts copied into the table of markets, the only part that is in every first load. */
  readonly facts: MarketFacts & {
    /** Its place in lists of markets, from 1. */
    readonly place: number;
  };
  /** Steps beyond form and document. */
  readonly steps?: Omit<KycSteps, 'form'>;
  /** GBR opens its accounts by Europe's. */
  readonly form: FormSchema;
  /** Its opening has screens of its own, so that its form has no address among /basic-information-*. */
  readonly ownWay?: true;
  readonly documents: readonly KycDocument[];
  /** After the form, and before any document, its senders may send to accounts of their own. */
  readonly shortKyc?: true;
  /** Nationalities and issuing countries that the market's law keeps out, by ISO 3166 alpha-3. */
  readonly excluded?: readonly string[];
  readonly proofs?: Partial<Record<KycProofKind, FormSchema>>;
  readonly extras?: Partial<Record<KycExtraScene, FormSchema>>;
}

/** Checks a market as it is written and keeps its literal types. */
export const defineKycMarket = <const M extends KycMarket>(market: M): M => market;
