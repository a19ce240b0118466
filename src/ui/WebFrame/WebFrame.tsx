import { WebView } from '@tarojs/components';

/** Whether this target shows a web page within a page of its own. */
export const hasWebFrame = true;

/** A web page that covers the whole page; it must have passed the variant's list of hosts. */
export function WebFrame({ src }: { src: string }) {
  return <WebView src={src} />;
}
