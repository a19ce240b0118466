/* See src/platform/index.ts. */
export { shareMenu, usePageShare } from './index.h5';
