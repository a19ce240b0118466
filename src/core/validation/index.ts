export * from './checksums';
export * from './condition';
export * from './fields';
export { type Pattern, type PatternName, patterns } from './patterns';
export * from './rules';
