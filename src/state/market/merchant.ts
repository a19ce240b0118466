import { create } from 'zustand';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { commonBaseConfig } from '@/contracts/calls/common/merchant';
import { variant } from '@/variants';

/** A white label's; empty texts where it has none. */
export type Merchant = Omit<AnswerOf<typeof commonBaseConfig>, 'remitType'>;

interface Known {
  merchant: Merchant | null;
}

/** Null until known, and for brands with their own look. */
export const useMerchantStore = /* #__PURE__ */ create<Known>(() => ({ merchant: null }));

const nameIn = ({ merchant }: Known): string => merchant?.merchantName || variant.brandName;
const useKnownMerchant = () => useMerchantStore(({ merchant }) => merchant);
const useMerchantName = () => useMerchantStore(nameIn);
const ownName = () => variant.brandName;

export const useMerchant: () => Merchant | null = __MERCHANT__ ? useKnownMerchant : () => null;

export const useBrandName = __MERCHANT__ ? useMerchantName : ownName;
export const brandName = __MERCHANT__ ? () => nameIn(useMerchantStore.getState()) : ownName;
