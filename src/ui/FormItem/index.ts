export { Field } from './Field';
export * from './FormItem';
export { ItemError } from './ItemError';
