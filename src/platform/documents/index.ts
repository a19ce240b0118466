/* See src/platform/index.ts. */
export { documents } from './index.h5';
