// Browsers have it.
export {};
