/** Screen readers then read name and error. */
export function focusField(id: string): void {
  const host = document.getElementById(id);
  const target = host?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]') ?? host;
  // Taro's elements may have another `focus`.
  if (typeof target?.focus === 'function') target.focus({ preventScroll: true });
}
