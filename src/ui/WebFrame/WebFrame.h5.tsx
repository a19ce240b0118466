/** Browsers open them in another tab. */
export const hasWebFrame = false;

export function WebFrame(_props: { src: string }) {
  return null;
}
