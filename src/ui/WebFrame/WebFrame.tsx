import { WebView } from '@tarojs/components';

export const hasWebFrame = true;

/** Covers the page; `src` has passed the variant's list of hosts. */
export function WebFrame({ src }: { src: string }) {
  return <WebView src={src} />;
}
