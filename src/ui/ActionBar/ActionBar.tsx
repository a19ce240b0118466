import { Text, View } from '@tarojs/components';
import { useEffect, useState, type ReactNode } from 'react';
import { times } from '@/domain/constants';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import './actionBar.scss';
import { classes } from '../theme/classes';
import { Button, type ButtonProps } from '../Button';
import { Icon } from '../Icon';
import { Tap } from '../Tap';

interface Props {
  help?: { onPress: () => unknown; id?: string };
  middle?: Pick<ButtonProps, 'id' | 'label' | 'onPress' | 'disabled'>;
  /** `seconds` counts down behind the label, disabled meanwhile. */
  main?: Pick<ButtonProps, 'id' | 'label' | 'onPress' | 'disabled' | 'busy' | 'seconds' | 'kind'>;
  /** Hides after 5 s. */
  prompt?: string;
  /** Replaces `main` by another kind of button. */
  children?: ReactNode;
}

export function ActionBar({ help, middle, main, prompt, children }: Props) {
  const t = useT();
  return (
    <View className="ui-action-bar">
      {prompt ? <Prompt key={prompt} text={prompt} /> : null}
      <View
        className={classes('ui-action-bar__row', !main && !middle && !children && 'ui-action-bar__row--help')}
      >
        {help ? (
          <Tap id={help.id ?? 'action-help'} onPress={help.onPress} className="ui-action-bar__help">
            <Icon name="chat" />
            <Text className="ui-action-bar__help-label">{t('common.help')}</Text>
          </Tap>
        ) : null}
        {middle || main || children ? (
          <View className="ui-action-bar__buttons">
            {middle ? (
              <View className="ui-action-bar__middle">
                <Button kind="secondary" wide {...middle} />
              </View>
            ) : null}
            {main || children ? (
              <View className="ui-action-bar__main">{main ? <Button wide {...main} /> : children}</View>
            ) : null}
          </View>
        ) : null}
      </View>
    </View>
  );
}

function Prompt({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), times.actionBarPrompt);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <View className="ui-action-bar__prompt" {...a11y({ role: 'status', live: 'polite' })}>
      <Icon name="info" size="s" />
      <Text className="ui-action-bar__prompt-text">{text}</Text>
    </View>
  );
}
