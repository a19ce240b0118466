import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { a11y } from '../aria/a11y';
import './card.scss';

interface Props {
  id?: string;
  title?: string;
  right?: ReactNode;
  tone?: 'plain' | 'tint' | 'dark';
  children?: ReactNode;
}

export function Card({ id, title, right, tone = 'plain', children }: Props) {
  return (
    <View {...(id ? { id } : {})} className={`ui-card ui-card--${tone}`}>
      {title || right ? (
        <View className="ui-card__head">
          <Text className="ui-card__title" {...a11y({ role: 'heading' })}>
            {title}
          </Text>
          {right}
        </View>
      ) : null}
      {children}
    </View>
  );
}
