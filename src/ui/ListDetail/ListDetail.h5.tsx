import { View } from '@tarojs/components';
import { useSyncExternalStore } from 'react';
import './listDetail.scss';
import type { ListDetailProps } from './listDetail.types';

/** Design px; as in listDetail.scss. */
const ROOM_FOR_BOTH = 1024;
/** Px, as in the screen's wide.scss. */
const ROOM_FOR_TABS = 768;

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const useAtLeast = (px: number): boolean => useSyncExternalStore(onResize, () => window.innerWidth >= px);

/** Room for the app's tabs next to a page. */
export const useBesideTabs = (): boolean => useAtLeast(ROOM_FOR_TABS);

export const useBeside = (): boolean => useAtLeast(ROOM_FOR_BOTH);

export function ListDetail({ list, detail }: ListDetailProps) {
  const beside = useBeside();
  return (
    <View className="ui-list-detail">
      <View className="ui-list-detail__list">{list}</View>
      {beside && detail ? <View className="ui-list-detail__detail">{detail}</View> : null}
    </View>
  );
}
