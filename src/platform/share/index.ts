/* See src/platform/index.ts. */
export { sharing } from './index.h5';
