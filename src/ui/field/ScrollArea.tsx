import { ScrollView, Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { useWrongArea, WrongContext } from './wrong';

interface Props {
  className: string;
  /** More props of the ScrollView. */
  scroller?: object;
  children?: ReactNode;
}

/** Scrolling part of a screen, a sheet or a dialog; leads to the first thing in it that is wrong (`showWrong`). */
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
