import { platform } from '@/platform';

let scale: number | undefined;
/** The reader's; 1 is usual. Asked once a start. */
export const textScale = (): number => (scale ??= platform.systemInfo().textScale);

/** Real px per design px (375 wide): mini-programs scale with the screen. */
export const designScale = (): number => platform.systemInfo().width / 375;

type Style = Record<string, string>;
/** `--text`: what text sizes are times (config/plugins/textSize.js). */
export const withText = (style: Style): Style => ({ '--text': String(textScale()), ...style });

/** Px the client reserves at the top and right. */
export const headerRoom = () => platform.systemInfo().header;
