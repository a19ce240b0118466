/* For type checking, lint and tests; builds use index.<target>.ts. */
export { platform } from './index.h5';
