// Mini-programs are as wide as a phone; `wide.h5.ts` is for browsers.
export {};
