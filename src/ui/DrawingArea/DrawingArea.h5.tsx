import { View } from '@tarojs/components';
import type { CanvasInput } from '@/platform/types';

interface Props {
  id: string;
  className: string;
  /** Absent: nothing is drawn by hand. */
  input?: CanvasInput;
  /** Said by `touch-action` here. */
  scrolls?: boolean;
}

/** Where something is drawn: the platform puts its canvas inside and listens to the pointer. */
export function DrawingArea({ id, className }: Props) {
  return <View id={id} className={className} />;
}
