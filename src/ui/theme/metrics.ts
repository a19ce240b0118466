import { platform } from '@/platform';

/** Real px for one px of the design (375 wide). Mini-programs scale the design with the screen. */
export const designScale = (): number => platform.systemInfo().width / 375;

/** px above and at the right of a screen's own header that the client keeps for itself. */
export const headerRoom = () => platform.systemInfo().header;
