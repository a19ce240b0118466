import type { ComponentProps } from 'react';
import type { Screen } from '@/ui/Screen';

/** Screen props that a frame hands to content which draws the screen itself, because its action bar needs the content's state. */
export type FrameScreen = Pick<ComponentProps<typeof Screen>, 'id' | 'title' | 'onBack'>;
