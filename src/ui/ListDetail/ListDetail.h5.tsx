import { View } from '@tarojs/components';
import { useSyncExternalStore } from 'react';
import './listDetail.scss';
import type { ListDetailProps } from './listDetail.types';

/** As in listDetail.scss. Design px. */
const ROOM_FOR_BOTH = 1024;

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether what is chosen in a list is shown beside it: in windows that have the room. */
export const useBeside = (): boolean =>
  useSyncExternalStore(onResize, () => window.innerWidth >= ROOM_FOR_BOTH);

/** A list, and beside it what was chosen there; below that width the list alone. */
export function ListDetail({ list, detail }: ListDetailProps) {
  const beside = useBeside();
  return (
    <View className="ui-list-detail">
      <View className="ui-list-detail__list">{list}</View>
      {beside && detail ? <View className="ui-list-detail__detail">{detail}</View> : null}
    </View>
  );
}
