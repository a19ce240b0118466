import { platform } from '@/platform';

let scale: number | undefined;
/** The reader's text size, 1 being usual; asked once a start. */
export const textScale = (): number => (scale ??= platform.systemInfo().textScale);

/** Real px per design px (375 wide). Mini-programs scale the design with the screen. */
export const designScale = (): number => platform.systemInfo().width / 375;

type Style = Record<string, string>;
/** `--text`: what text sizes are times (config/plugins/textSize.js). */
export const withText = (style: Style): Style => ({ '--text': String(textScale()), ...style });

/** Px at the top and right of the header that the client reserves. */
export const headerRoom = () => platform.systemInfo().header;
