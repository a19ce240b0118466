/** Inlined by the compiler (config/buildInfo.ts). */
declare const __BUILD__: Readonly<import('../config/buildInfo').BuildInfo>;
declare const __BRAND__: import('../src/variants/types').VariantConfig;
/** A partner's token logs in; a constant each: builds lack unused code. */
declare const __PARTNER_LOGIN__: boolean;
/** The brand's entry is not the start screen. */
declare const __BRAND_ROUTES__: boolean;
declare const __FORCED_MARKET__: boolean;
/** The look comes from the merchant's base configuration. */
declare const __MERCHANT__: boolean;
/** The brand has others than those of the style sheet. */
declare const __OWN_COLORS__: boolean;
/** See src/modules/qa. */
declare const __QA__: boolean;
