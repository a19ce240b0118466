/** In 48 by 48, a round line: an arrow under a roof. `npm run tokens` writes it into src/ui/theme/mark.scss. */
export const mark = { path: 'M6 25L24 8l18 17M10 35h26M27 26l9 9-9 9', line: 6 } as const;
