import type { UseCaret } from './useCaret.types';

const nothing = (): void => undefined;

/** Taro's element would write the text later with the caret at the end, and reports the end too. */
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
