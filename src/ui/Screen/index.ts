export * from './Screen';
