type Keyboard = 'text' | 'number' | 'digit';

/**
 * Browsers choose the keyboard by `inputmode`. A number input would lose leading zeros, report half-typed text
 * as empty and turn with the mouse wheel, so the input stays one of text.
 */
export const keyboardOf = (_type: Keyboard): Keyboard => 'text';
