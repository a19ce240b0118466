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

/** Scrolls to its first error (`showWrong`); several are counted below it, at the button. */
export function ScrollArea({ className, scroller, children }: Props) {
  const t = useT();
  const { area, target, led, count } = useWrongArea();
  return (
    <WrongContext.Provider value={area}>
      <ScrollView className={className} scrollY scrollWithAnimation scrollIntoView={target} {...scroller}>
        <View className="ui-hidden" {...a11y({ live: 'assertive' })}>
          <Text>{led.words}</Text>
          {led.found > 1 ? <Text>{t('common.wrongFields', { count: led.found })}</Text> : null}
        </View>
        {children}
      </ScrollView>
      {led.found > 1 && count > 0 ? (
        <View className="ui-wrong">
          <Text>{t('common.wrongFields', { count })}</Text>
        </View>
      ) : null}
    </WrongContext.Provider>
  );
}
