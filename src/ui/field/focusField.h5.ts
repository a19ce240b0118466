/** Screen readers then read name and error. */
export function focusField(id: string): void {
  const host = document.getElementById(id);
  const target = host?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]') ?? host;
  // Taro's elements take no focus themselves, and one that is not drawn yet fails.
  if (target && target.tabIndex >= 0) target.focus({ preventScroll: true });
}
