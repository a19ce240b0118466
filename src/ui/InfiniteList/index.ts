export * from './InfiniteList';
