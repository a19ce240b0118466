import { Button as HostButton, Text } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import '../Button/button.scss';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import './shareButton.scss';
import type { ShareButtonProps } from './shareButton.types';

/** Only the host's button opens its list of chats. */
export function ShareButton({ id, label, kind = 'primary', disabled = false }: ShareButtonProps) {
  return (
    <HostButton
      {...(id ? { id } : {})}
      className={classes(
        'ui-tap ui-button ui-button--large ui-share-button',
        `ui-button--${kind}`,
        disabled && 'is-disabled',
      )}
      openType="share"
      disabled={disabled}
      hoverClass={disabled ? 'none' : 'is-pressed'}
      {...a11y({ role: 'button', label, disabled })}
    >
      <Icon name="share" size="s" />
      <Text className="ui-button__label">{label}</Text>
    </HostButton>
  );
}
