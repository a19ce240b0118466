type Keyboard = 'text' | 'number' | 'digit';

/**
 * Browsers choose by `inputmode`. A number input loses leading zeros, reports half-typed text as empty and turns with
 * the wheel.
 */
export const keyboardOf = (_type: Keyboard): Keyboard => 'text';
