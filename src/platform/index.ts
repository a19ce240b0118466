/* For type checking, lint and tests; the build resolves to index.h5.ts, index.weapp.ts or index.alipay.ts. */
export { platform } from './index.h5';
