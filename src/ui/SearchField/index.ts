export * from './SearchField';
export * from './useTyped';
