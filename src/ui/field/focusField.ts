/** In mini-programs focus opens the keyboard, which would hide the message; scrolling is enough. */
export function focusField(_id: string): void {}
