import { useCallback, useRef } from 'react';
import type { KeyPress } from '../aria/aria.types';

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

interface FocusProps {
  ref: (node: unknown) => void;
  onKeyDown: (event: KeyPress) => void;
}

/** Focuses the panel, traps Tab, closes on Escape and restores the focus. */
export function useFocusInside(onClose?: () => void): FocusProps {
  const root = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const ref = useCallback((node: unknown) => {
    if (node) {
      root.current = node as HTMLElement;
      before.current = document.activeElement as HTMLElement | null;
      // Taro sets attributes after mounting.
      setTimeout(() => {
        // A focus the user has moved inside stays.
        if (root.current && !root.current.contains(document.activeElement))
          focusables(root.current)[0]?.focus({ preventScroll: true });
      }, 60);
    } else {
      const { activeElement } = document;
      // A focus that went elsewhere while it left stays.
      if (activeElement === document.body || root.current?.contains(activeElement))
        before.current?.focus({ preventScroll: true });
      root.current = null;
    }
  }, []);
  const onKeyDown = (event: KeyPress): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose?.();
    }
    if (event.key === 'Tab' && root.current) {
      const all = focusables(root.current);
      if (event.shiftKey) all.reverse();
      if (document.activeElement !== all[all.length - 1]) return;
      event.preventDefault();
      all[0]?.focus();
    }
  };
  return { ref, onKeyDown };
}

function focusables(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (node) => node.offsetParent !== null,
  );
}
