/** Only a browser's window is wide. */
export const Shortcuts = (): null => null;
