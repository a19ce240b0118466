export { Field } from './Field';
export * from './FormItem';
export { ItemNote } from './ItemNote';
