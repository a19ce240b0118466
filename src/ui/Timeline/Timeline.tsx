import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Icon } from '../Icon';
import './timeline.scss';

export interface TimelineStep {
  title: string;
  /** Explanation, or who must act. */
  note?: string;
  /** Already formatted. */
  time?: string;
  state: 'done' | 'now' | 'later' | 'failed';
  /** The reader must act. */
  yours?: boolean;
}

const stateKeys = {
  done: 'common.status.done',
  now: 'common.status.now',
  later: 'common.status.later',
  failed: 'common.status.failed',
} as const satisfies Record<TimelineStep['state'], I18nKey>;

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useT();
  return (
    <View className="ui-timeline" {...a11y({ role: 'list' })}>
      {steps.map((step, at) => (
        <View
          key={at}
          className={`ui-timeline__step ui-timeline__step--${step.state === 'now' && step.yours ? 'yours' : step.state}`}
          {...a11y({ role: 'listitem' })}
        >
          <View className="ui-timeline__rail" {...a11y({ role: 'img', label: t(stateKeys[step.state]) })}>
            <View className="ui-timeline__dot">
              {step.state === 'done' ? <Icon name="check" size="s" /> : null}
              {step.state === 'failed' ? <Icon name="close" size="s" /> : null}
            </View>
            {at < steps.length - 1 ? <View className="ui-timeline__line" /> : null}
          </View>
          <View className="ui-timeline__text">
            <Text className="ui-timeline__title">{step.title}</Text>
            {step.note ? <Text className="ui-timeline__note">{step.note}</Text> : null}
            {step.time ? <Text className="ui-timeline__time t-num">{step.time}</Text> : null}
          </View>
        </View>
      ))}
    </View>
  );
}
