import { View } from '@tarojs/components';
import type { CanvasInput } from '@/platform/types';

interface Props {
  id: string;
  className: string;
  /** Absent: display only. */
  input?: CanvasInput;
  /** `touch-action` decides here. */
  scrolls?: boolean;
}

/** The platform mounts its canvas inside and listens to the pointer. */
export function DrawingArea({ id, className }: Props) {
  return <View id={id} className={className} />;
}
