/* See src/platform/index.ts. */
export { canvas } from './index.h5';
