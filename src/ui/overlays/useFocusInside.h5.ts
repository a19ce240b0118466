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
        if (root.current?.contains(document.activeElement)) return;
        const first = root.current && focusables(root.current)[0];
        first?.focus({ preventScroll: true });
      }, 60);
    } else {
      root.current = null;
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    }
  }, []);
  const onKeyDown = (event: KeyPress): void => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab' && root.current) keepInside(root.current, event);
  };
  return { ref, onKeyDown };
}

function focusables(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (node) => node.offsetParent !== null,
  );
}

function keepInside(root: HTMLElement, event: KeyPress): void {
  const all = focusables(root);
  const first = all[0];
  const last = all[all.length - 1];
  const active = document.activeElement;
  const goal = event.shiftKey ? (active === first ? last : null) : active === last ? first : null;
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
