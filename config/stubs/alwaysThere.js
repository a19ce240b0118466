/** Stands in for TanStack Query's watch over focus and network, which ask events that only browsers have. */
const there = { subscribe: () => () => undefined, isFocused: () => true, isOnline: () => true };

export { there as focusManager, there as onlineManager };
