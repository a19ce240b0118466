export * from './Flag';
