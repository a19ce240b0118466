import { ScrollView, Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { useWrongArea, WrongContext } from './wrong';

interface Props {
  className: string;
  /** Extra props of the ScrollView. */
  scroller?: object;
  children?: ReactNode;
}

/** Scrolls to its first error (`showWrong`). */
export function ScrollArea({ className, scroller, children }: Props) {
  const t = useT();
  const { area, target, led } = useWrongArea();
  return (
    <WrongContext.Provider value={area}>
      <ScrollView className={className} scrollY scrollWithAnimation scrollIntoView={target} {...scroller}>
        <View className="ui-hidden" {...a11y({ live: 'assertive' })}>
          <Text>{led.words}</Text>
          {led.others > 0 ? <Text>{t('common.moreWrong', { count: led.others })}</Text> : null}
        </View>
        {children}
      </ScrollView>
    </WrongContext.Provider>
  );
}
