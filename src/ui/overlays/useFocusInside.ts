interface FocusProps {
  ref?: (node: unknown) => void;
  onKeyDown?: (event: never) => void;
}

/** Mini-programs have no keyboard focus. */
export function useFocusInside(_onClose?: () => void): FocusProps {
  return {};
}
