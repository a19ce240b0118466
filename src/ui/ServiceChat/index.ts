export * from './ServiceChat';
