export * from './accountChecks';
export * from './checksums';
export * from './condition';
export * from './fields';
export { isHkid, isIrd, isIssuedSsn, isKoreanId, isMyNumber, isNric } from './identity';
export type { Pattern } from './pattern';
export { type PatternName, patterns } from './patterns';
export * from './rules';
