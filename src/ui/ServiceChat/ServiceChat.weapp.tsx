import { Button as HostButton, Text } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import '../Button/button.scss';
import { Icon } from '../Icon';
import './serviceChat.scss';
import type { ServiceChatProps } from './serviceChat.types';

/** Only the host's button opens it. */
export function ServiceChat({ id, label, about }: ServiceChatProps) {
  return (
    <HostButton
      id={id}
      className="ui-tap ui-button ui-button--large ui-button--secondary ui-service-chat"
      openType="contact"
      sessionFrom={about}
      hoverClass="is-pressed"
      {...a11y({ role: 'button', label })}
    >
      <Icon name="chat" size="s" />
      <Text className="ui-button__label">{label}</Text>
    </HostButton>
  );
}
