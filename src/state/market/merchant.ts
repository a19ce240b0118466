import { create } from 'zustand';

/** A merchant's look, from its base configuration. Colours are `#rrggbb`. */
export interface Merchant {
  mainPageColor: string;
  backdropColor: string;
}

/** The merchant whose look the app has; null until known, and in brands that have a look of their own. */
export const useMerchantStore = /* #__PURE__ */ create<{ merchant: Merchant | null }>(() => ({
  merchant: null,
}));
