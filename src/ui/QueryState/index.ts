export * from './QueryScreen';
export { QueryState } from './QueryState';
