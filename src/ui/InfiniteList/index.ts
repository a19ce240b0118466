export * from './InfiniteList';
export * from './PageList';
