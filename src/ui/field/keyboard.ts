type Keyboard = 'text' | 'number' | 'digit';

export const keyboardOf = (type: Keyboard): Keyboard => type;
