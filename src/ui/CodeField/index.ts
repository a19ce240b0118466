export * from './CodeField';
