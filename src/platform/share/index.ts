/* As `@/platform`: checking and tests take the browser's; the build takes index.h5.ts, index.weapp.ts or index.alipay.ts. */
export { sharing } from './index.h5';
