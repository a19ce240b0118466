import { View } from '@tarojs/components';
import type { CanvasInput } from '@/platform/types';

interface Props {
  id: string;
  className: string;
  input?: CanvasInput;
  /** `touch-action` decides here. */
  scrolls?: boolean;
}

export function DrawingArea({ id, className }: Props) {
  return <View id={id} className={className} />;
}
