/** Host and path; the rest is for machines. */
export function shortLink(link: string): string {
  const [shown = ''] = link.replace(/^https?:\/\//, '').split(/[?#]/);
  return shown;
}
