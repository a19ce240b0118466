export * from './TextButton';
