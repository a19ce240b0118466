import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { a11y } from '@/ui/aria/a11y';
import { Card } from '@/ui/Card';
import './payStep.scss';

export function PayStep({ at, title, children }: { at: number; title: string; children?: ReactNode }) {
  return (
    <Card>
      <View className="pay-step__head" {...a11y({ role: 'heading' })}>
        <Text className="pay-step__number">{at}</Text>
        <Text className="pay-step__title">{title}</Text>
      </View>
      {children}
    </Card>
  );
}
