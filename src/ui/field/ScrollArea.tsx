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
  const { area, target, words, found, count: left } = useWrongArea();
  const sum = (count: number) =>
    found > 1 && count > 0 ? <Text className="ui-wrong">{t('common.toFix', { count })}</Text> : null;
  return (
    <WrongContext.Provider value={area}>
      <ScrollView className={className} scrollY scrollWithAnimation scrollIntoView={target} {...scroller}>
        <View className="ui-hidden" {...a11y({ live: 'assertive' })}>
          <Text>{words}</Text>
          {sum(found)}
        </View>
        {children}
      </ScrollView>
      {sum(left)}
    </WrongContext.Provider>
  );
}
