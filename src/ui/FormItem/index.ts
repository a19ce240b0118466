export * from './FormItem';
