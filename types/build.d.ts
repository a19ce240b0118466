/** Settings of this build, written in by the compiler (config/buildInfo.ts reads them from the environment). */
declare const __BUILD__: Readonly<import('../config/buildInfo').BuildInfo>;
