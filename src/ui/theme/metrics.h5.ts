import { platform } from '@/platform';

/** Browsers keep the design's px; layouts are fluid. */
export const designScale = (): number => 1;

/** The reader's text size, 1 being usual. */
export const textScale = (): number => platform.systemInfo().textScale;

type Style = Record<string, string>;
/** Styles are in rem. */
export const withText = (style: Style): Style => style;

/** The browser has its own bar; the notch is left to CSS. */
export const headerRoom = () => ({ top: 0, right: 0 });
