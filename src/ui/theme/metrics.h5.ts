/** Browsers keep the design's px; layouts are fluid. */
export const designScale = (): number => 1;

/** The browser has its own bar; the notch is left to CSS. */
export const headerRoom = () => ({ top: 0, right: 0 });
