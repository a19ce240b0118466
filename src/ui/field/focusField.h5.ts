/** A screen reader then reads the name and the error. */
export function focusField(id: string): void {
  const host = document.getElementById(id);
  const target = host?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]') ?? host;
  // Taro's elements may have another property of this name.
  if (typeof target?.focus === 'function') target.focus({ preventScroll: true });
}
