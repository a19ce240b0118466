import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './flowSteps.scss';
import { Icon } from '../Icon';

interface Props {
  steps: readonly string[];
  current: number;
  /** Of the current step, how much is done: 0 to 1. */
  share?: number;
}

/** Not pressable: the header's arrow goes back. */
export function FlowSteps({ steps, current, share = 0 }: Props) {
  const t = useT();
  const label = `${t('common.step', { step: current + 1, steps: steps.length })}: ${steps[current] ?? ''}`;
  const filled: Record<string, string> = { '--done': `${share * 100}%` };
  return (
    <View className="ui-steps" {...a11y({ role: 'img', label })}>
      {steps.map((title, at) => (
        <View
          key={at}
          className={classes(
            'ui-steps__step',
            at === current && 'ui-steps__step--now',
            at < current && 'ui-steps__step--done',
          )}
          style={at === current + 1 ? filled : {}}
        >
          <View className="ui-steps__disc">
            {at < current ? <Icon name="check" size="s" /> : <Text>{at + 1}</Text>}
          </View>
          <Text className="ui-steps__title">{title}</Text>
        </View>
      ))}
    </View>
  );
}
