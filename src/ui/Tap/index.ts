export * from './Tap';
