export * from './WebFrame';
