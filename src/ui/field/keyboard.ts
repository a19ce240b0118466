type Keyboard = 'text' | 'number' | 'digit';

/** Mini-programs show the keyboard that the input's type names. */
export const keyboardOf = (type: Keyboard): Keyboard => type;
