// Mini-programs are as wide as a phone, and move their pages themselves; `browser.h5.ts` is for browsers.
export {};
