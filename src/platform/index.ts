/*
 * Type checking, lint and tests resolve `@/platform` here; the build takes index.h5.ts, index.weapp.ts or
 * index.alipay.ts by its target. Types and PlatformError come from '@/platform/types'.
 */
export { platform } from './index.h5';
