type Keyboard = 'text' | 'number' | 'digit';

/**
 * `inputmode` decides. A number input loses leading zeros, reports half-typed text as empty and turns with the wheel.
 */
export const keyboardOf = (_type: Keyboard): Keyboard => 'text';
