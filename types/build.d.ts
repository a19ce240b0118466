/** Settings of this build, written in by the compiler (config/buildInfo.ts reads them from the environment). */
declare const __BUILD__: Readonly<import('../config/buildInfo').BuildInfo>;
/** The brand of this build, whole. */
declare const __BRAND__: import('../src/variants/types').VariantConfig;
/** Whether this build's brand has a partner whose token logs in; a constant of its own, so that the others' builds lack that code. */
declare const __PARTNER_LOGIN__: boolean;
/** Whether this build's brand lets people in elsewhere than at the start screen; as above. */
declare const __DOORS__: boolean;
/** Whether this build's brand is bound to one market; as above. */
declare const __FORCED_MARKET__: boolean;
/** Whether this build's brand takes its look from its merchant's base configuration; as above. */
declare const __MERCHANT__: boolean;
/** Whether this build holds QA's tools (src/modules/qa); as above. */
declare const __QA__: boolean;
