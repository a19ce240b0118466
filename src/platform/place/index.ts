/* See src/platform/index.ts. */
export { place } from './index.h5';
