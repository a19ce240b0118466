import type { ComponentProps } from 'react';
import type { Screen } from '@/ui/Screen';

/** For content that draws the screen, as its action bar needs the content's state. */
export type FrameScreen = Pick<ComponentProps<typeof Screen>, 'id' | 'title' | 'onBack'>;
