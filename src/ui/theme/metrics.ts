import { platform } from '@/platform';

/** Real px for one px of the design (375 wide). Mini-programs scale the design with the screen. */
export const designScale = (): number => platform.systemInfo().width / 375;

/** px of the status bar above a screen's own header. */
export const statusBarHeight = (): number => platform.systemInfo().statusBar;

/** px at the right of the header that the mini-program's own buttons cover. */
export const headerInset = 96;
