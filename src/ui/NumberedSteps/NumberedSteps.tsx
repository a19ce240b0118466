import { Text, View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import './numberedSteps.scss';

export function NumberedSteps({ label, steps }: { label: string; steps: readonly string[] }) {
  return (
    <View {...a11y({ role: 'list', label })}>
      {steps.map((step, at) => (
        <View key={step} className="ui-numbered" {...a11y({ role: 'listitem' })}>
          <Text className="ui-numbered__number">{at + 1}</Text>
          <Text className="ui-numbered__text">{step}</Text>
        </View>
      ))}
    </View>
  );
}
