/* See src/platform/index.ts. */
export { subscribing } from './index.h5';
