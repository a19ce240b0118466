export * from './ListRow';
