import type { Generated } from 'kysely';
import type { VerifyType } from '@/domain/evidence';
import type { Defaulted, JsonBySchema, JsonColumn, Money, MoneyOrNull, Names, Optional } from './base';

export interface ServiceTables {
  /** Merchants without rows serve all. */
  merchantCountries: { merchantCode: string; countryCode: string; source: boolean; target: boolean };
  /** Whoever has the token may open the order. */
  orderTokens: { token: string; orderId: string; createdAt: number; expiresAt: number };
  krAddresses: {
    roadAddr: string;
    zipNo: string;
    jibunAddr: string;
    engAddr: string;
    siName: string;
    sggName: string;
  };
  homeCatalogs: { id: string; names: JsonColumn<Names> };
  /** `*` is any other page. */
  shareCards: { page: string; titles: JsonColumn<Names>; contents: JsonColumn<Names>; imageUrl: string };
  /** A share of the market rate; `*` is any merchant. */
  rateMargins: { product: string; merchantCode: Defaulted<string>; margin: Money };
  /** From `at` on; null returns to the walk. */
  ratePins: {
    id: Generated<number>;
    sourceCurrency: string;
    targetCurrency: string;
    rate: MoneyOrNull;
    at: number;
  };
  rateAlerts: {
    id: string;
    payerId: string;
    sourceCurrency: string;
    targetCurrency: string;
    type: string;
    expected: MoneyOrNull;
    enabled: Defaulted<boolean>;
    nextCheckAt: number;
    firedAt: Optional<number>;
    createdAt: number;
  };
  openIds: { openId: string; payerId: string; boundAt: number };
  appletSubscriptions: {
    openId: string;
    templateId: string;
    /** Such as `AUDCNY`; empty: all of the template. */
    topic: Defaulted<string>;
    payerId: string;
    remaining: number;
    updatedAt: number;
  };
  appletTemplates: { id: string; names: JsonColumn<Names>; position: Defaulted<number> };
  partyTokens: {
    tokenHash: string;
    partner: string;
    countryCode: string;
    areaCode: Optional<string>;
    phoneNumber: Optional<string>;
    email: Optional<string>;
    createdAt: number;
    expiresAt: number;
    usedAt: Optional<number>;
  };
  partnerKeys: {
    id: string;
    payerId: string;
    collectType: string;
    secret: string;
    createdAt: number;
    expiresAt: number;
  };
  emailActivations: {
    codeHash: string;
    payerId: string;
    email: string;
    createdAt: number;
    expiresAt: number;
    usedAt: Optional<number>;
  };
  userLevels: {
    level: number;
    minTransfers: number;
    names: JsonColumn<Names>;
    benefits: JsonColumn<Names[]>;
  };
  activities: {
    code: string;
    countryCode: Defaulted<string>;
    titles: JsonColumn<Names>;
    contents: JsonColumn<Names>;
    template: JsonBySchema;
    startsAt: number;
    endsAt: number;
    remaining: number;
    position: Defaulted<number>;
  };
  activityClaims: { activityCode: string; payerId: string; couponId: string; claimedAt: number };
  popupsSeen: { payerId: string; popupId: string; seenAt: number };
  orderPopups: {
    kind: string;
    statuses: JsonColumn<string[]>;
    titles: JsonColumn<Names>;
    contents: JsonColumn<Names>;
    link: string;
    position: Defaulted<number>;
  };
  inviteRewards: {
    inviteeId: string;
    inviterId: string;
    couponId: string;
    amount: Money;
    currency: string;
    at: number;
  };
  shareRecords: { shareCode: string; action: string; device: string; page: Optional<string>; at: number };
  riskExamples: {
    id: string;
    verifyType: string;
    riskType: Defaulted<string>;
    relation: Defaulted<string>;
    countryCode: Defaulted<string>;
    targetCountry: Defaulted<string>;
    topTitle: JsonColumn<Names>;
    topContent: JsonColumn<Names>;
    pictures: JsonColumn<{ title: Names; content: Names; imgUrl: string }[]>;
    bottomTitle: JsonColumn<Names>;
    bottomContent: JsonColumn<Names>;
  };
  complianceReasons: { code: string; names: JsonColumn<Names>; verifyType: Optional<VerifyType> };
  complianceRejections: {
    orderId: string;
    reasons: JsonColumn<string[]>;
    canSubmit: boolean;
    at: number;
  };
  /** With `{payer}` and `{payee}`. */
  thankCopies: { id: string; relation: Defaulted<string>; texts: JsonColumn<Record<string, string>> };
  tutorials: { type: string; countryCode: Defaulted<string>; names: JsonColumn<Names>; link: string };
  articles: {
    id: string;
    countryCode: Defaulted<string>;
    minLevel: Defaulted<number>;
    names: JsonColumn<Names>;
    link: string;
    position: Defaulted<number>;
  };
  features: { code: string; everyone: Defaulted<boolean>; position: Defaulted<number> };
  whiteList: { payerId: string; feature: string; at: number };
}
