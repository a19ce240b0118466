/** Mini-programs open the keyboard with the focus, which would hide the message: scrolling there is enough. */
export function focusField(_id: string): void {}
