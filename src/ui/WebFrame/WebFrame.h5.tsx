/** A browser opens a web page in a tab of its own. */
export const hasWebFrame = false;

export function WebFrame(_props: { src: string }) {
  return null;
}
