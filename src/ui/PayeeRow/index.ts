export * from './PayeeRow';
export { accountText } from './accountText';
