/** Browsers keep the design's px; layouts are fluid instead. */
export const designScale = (): number => 1;

/** The browser keeps its own bar; the notch is left to CSS. */
export const headerRoom = () => ({ top: 0, right: 0 });
