export interface UploadOptions {
  version?: string | undefined;
  desc?: string | undefined;
  /** File of the platform's private key. */
  key?: string | undefined;
  preview?: boolean;
}
interface Release {
  version: string;
  appIds: { weapp: string; alipay: string };
}
export const PREVIEW_CODE: string;
export function uploadArgs(target: 'weapp' | 'alipay', options: UploadOptions & { appId: string }): string[];
export function uploadProblems(
  target: 'weapp' | 'alipay',
  options: UploadOptions & { folder: string; release: Release },
): string[];
