import { platform } from '@/platform';

/** Real px per design px (375 wide). Mini-programs scale the design with the screen. */
export const designScale = (): number => platform.systemInfo().width / 375;

/** Px at the top and right of the header that the client reserves. */
export const headerRoom = () => platform.systemInfo().header;
