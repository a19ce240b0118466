export * from './DrawingArea';
export * from './useSurface';
