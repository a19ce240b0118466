/* See src/platform/index.ts. */
export { files } from './index.h5';
