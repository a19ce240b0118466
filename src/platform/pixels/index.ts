/* See src/platform/index.ts. */
export { pixels } from './index.h5';
