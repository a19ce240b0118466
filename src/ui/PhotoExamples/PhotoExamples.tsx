import { Text, View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { Icon } from '../Icon';
import { classes } from '../theme/classes';
import './photoExamples.scss';

export type PhotoExample = 'good' | 'glare' | 'cut' | 'blurred';

interface Props {
  /** `page`: a passport's photo page. */
  shape: 'page' | 'card';
  captions: Record<PhotoExample, string>;
  /** For screen readers, which miss the cross. */
  saidOf: (fault: string) => string;
}

const examples: readonly PhotoExample[] = ['good', 'glare', 'cut', 'blurred'];

export function PhotoExamples({ shape, captions, saidOf }: Props) {
  return (
    <View className="ui-photos" {...a11y({ role: 'list' })}>
      {examples.map((example) => (
        <View
          key={example}
          className={`ui-photos__one ui-photos__one--${example}`}
          {...a11y({
            role: 'listitem',
            ...(example === 'good' ? {} : { label: saidOf(captions[example]) }),
          })}
        >
          <View className="ui-photos__frame" {...a11y({ hidden: true })}>
            <View className={classes('ui-photos__document', `ui-photos__document--${shape}`)} />
            <View className="ui-photos__sign">
              <Icon name={example === 'good' ? 'check' : 'close'} size="s" />
            </View>
          </View>
          <Text className="ui-photos__caption">{captions[example]}</Text>
        </View>
      ))}
    </View>
  );
}
