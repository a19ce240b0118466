import { platform } from '@/platform';

/** Browsers keep design px; layouts are fluid. */
export const designScale = (): number => 1;

/** The reader's; 1 is usual. */
export const textScale = (): number => platform.systemInfo().textScale;

type Style = Record<string, string>;
/** Styles are in rem. */
export const withText = (style: Style): Style => style;

/** The browser's bar is its own; CSS handles the notch. */
export const headerRoom = () => ({ top: 0, right: 0 });
