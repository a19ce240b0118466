export * from './SendCode';
