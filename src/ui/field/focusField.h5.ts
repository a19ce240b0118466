/** Puts the keyboard focus on a field, so that the reader hears its name and its error. */
export function focusField(id: string): void {
  const host = document.getElementById(id);
  const target = host?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]') ?? host;
  // Taro's own elements may have a property of this name.
  if (typeof target?.focus === 'function') target.focus({ preventScroll: true });
}
