import { create } from 'zustand';

/** Colours are `#rrggbb`. */
export interface Merchant {
  mainPageColor: string;
  backdropColor: string;
}

/** Null until known, and for brands with their own look. */
export const useMerchantStore = /* #__PURE__ */ create<{ merchant: Merchant | null }>(() => ({
  merchant: null,
}));
