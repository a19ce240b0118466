/** Inlined by the compiler (config/buildInfo.ts). */
declare const __BUILD__: Readonly<import('../config/buildInfo').BuildInfo>;
declare const __BRAND__: import('../src/variants/types').VariantConfig;
/** The brand has a partner whose token logs in. A constant, so that other builds lack the code, as below. */
declare const __PARTNER_LOGIN__: boolean;
/** The brand's entry is not the start screen. */
declare const __DOORS__: boolean;
/** The brand is bound to one market. */
declare const __FORCED_MARKET__: boolean;
/** The brand's look comes from its merchant's base configuration. */
declare const __MERCHANT__: boolean;
/** The build has QA's tools (src/modules/qa). */
declare const __QA__: boolean;
