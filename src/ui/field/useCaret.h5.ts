import type { UseCaret } from './useCaret.types';

const nothing = (): void => undefined;

/**
 * Writes the text at once, into Taro's element and the browser's own input: the element by itself would write it a moment
 * later, with the caret at the end, and its event calls the end the caret's place.
 */
export const useCaret: UseCaret = (id) => ({
  keep(shown, _cursor, place) {
    const host: (HTMLElement & { value?: string }) | null = document.getElementById(id);
    const input = host?.querySelector('input');
    if (!host || !input || input.value === shown) return;
    const caret = place(input.selectionStart ?? input.value.length);
    host.value = shown;
    input.value = shown;
    input.setSelectionRange(caret, caret);
  },
  release: nothing,
  props: {},
});
