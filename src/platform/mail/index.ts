/* See src/platform/index.ts. */
export { mail } from './index.h5';
