/** In mini-programs focus opens the keyboard over the message; scrolling is enough. */
export function focusField(_id: string): void {}
