import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { a11y } from '../aria/a11y';
import { ScreenContent } from '../Screen';

interface Props {
  id?: string;
  title?: string;
  /** Right of the title. */
  right?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

/** Replaces `Screen` next to a list. */
export function Pane({ id, title, right, footer, children }: Props) {
  return (
    <View {...(id ? { id } : {})} className="ui-pane" {...a11y({ role: 'group', label: title })}>
      <View className="ui-pane__head">
        <Text className="ui-pane__title" {...a11y({ role: 'heading' })}>
          {title}
        </Text>
        {right}
      </View>
      <ScreenContent>{children}</ScreenContent>
      {footer ? <View className="ui-pane__footer">{footer}</View> : null}
    </View>
  );
}
