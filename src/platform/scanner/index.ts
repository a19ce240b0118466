/* See src/platform/index.ts. */
export { scanner } from './index.h5';
