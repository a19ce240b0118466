// Browsers have what the mini-programs' file adds.
export {};
