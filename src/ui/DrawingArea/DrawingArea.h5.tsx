import { View } from '@tarojs/components';
import type { CanvasInput } from '@/platform/types';

/** Where a signature is drawn: the platform puts its canvas inside and listens to the pointer. */
export function DrawingArea({ id }: { id: string; input: CanvasInput }) {
  return <View id={id} className="ui-signature__canvas" />;
}
