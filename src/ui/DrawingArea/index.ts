export * from './DrawingArea';
