export { Field } from './Field';
export * from './FormItem';
