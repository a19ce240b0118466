export * from './TabBar';
