export * from './CopyRow';
