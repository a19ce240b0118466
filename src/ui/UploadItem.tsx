import { Image, Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from './a11y';
import { Icon } from './Icon';
import { ProgressBar } from './ProgressBar';
import { Spinner } from './Spinner';
import { Tap } from './Tap';
import { TextButton } from './TextButton';
import './uploadItem.scss';

export type UploadState = 'empty' | 'picking' | 'compressing' | 'uploading' | 'done' | 'failed';

interface Props {
  id: string;
  /** What is asked for, such as 'Front of the card'. */
  label: string;
  state: UploadState;
  /** 0 to 100. */
  percent?: number;
  /** Picture to show; a file without one shows its name. */
  previewUrl?: string;
  fileName?: string;
  /** Why it failed, what is accepted. */
  message?: string;
  onPick: () => unknown;
  onRetry?: () => unknown;
  onRemove?: () => unknown;
  onPreview?: () => unknown;
  disabled?: boolean;
  invalid?: boolean;
}

/** One file: asked for, on its way, there, or failed with a way on. */
export function UploadItem(props: Props) {
  return props.state === 'empty' || props.state === 'picking' ? (
    <EmptyItem {...props} />
  ) : (
    <FilledItem {...props} />
  );
}

function EmptyItem({ id, label, state, message, onPick, disabled, invalid }: Props) {
  const t = useT();
  return (
    <Tap
      id={id}
      label={t('common.upload.addNamed', { what: label })}
      onPress={onPick}
      disabled={disabled || state === 'picking'}
      className={invalid ? 'ui-upload ui-upload--empty ui-upload--invalid' : 'ui-upload ui-upload--empty'}
    >
      <View className="ui-upload__thumb">{state === 'picking' ? <Spinner /> : <Icon name="camera" />}</View>
      <View className="ui-upload__text">
        <Text className="ui-upload__label">{label}</Text>
        <Text className="ui-upload__note">
          {state === 'picking' ? t('common.upload.picking') : (message ?? t('common.upload.add'))}
        </Text>
      </View>
      <Icon name="plus" />
    </Tap>
  );
}

function FilledItem(props: Props) {
  const { id, label, state, percent = 0, fileName, message, onRetry, onRemove, disabled } = props;
  const t = useT();
  return (
    <View id={id} className={`ui-upload ui-upload--${state}`} {...a11y({ role: 'group', label })}>
      <Preview {...props} />
      <View className="ui-upload__text">
        <Text className="ui-upload__label">{label}</Text>
        {fileName ? <Text className="ui-upload__file">{fileName}</Text> : null}
        <View {...a11y({ live: 'polite' })}>
          {state === 'compressing' ? (
            <Text className="ui-upload__note">{t('common.upload.compressing')}</Text>
          ) : null}
          {state === 'done' ? (
            <View className="ui-upload__done">
              <Icon name="check" size="s" />
              <Text>{t('common.upload.done')}</Text>
            </View>
          ) : null}
          {state === 'failed' ? (
            <Text className="ui-upload__failed">{message ?? t('common.upload.failed')}</Text>
          ) : null}
        </View>
        {state === 'uploading' ? (
          <ProgressBar percent={percent} label={t('common.upload.uploading', { percent })} />
        ) : null}
        {state === 'failed' && onRetry ? (
          <TextButton id={`${id}-retry`} icon="refresh" label={t('common.upload.retry')} onPress={onRetry} />
        ) : null}
      </View>
      {onRemove ? (
        <Tap
          id={`${id}-remove`}
          label={t('common.upload.removeNamed', { what: label })}
          onPress={onRemove}
          disabled={disabled}
          className="ui-upload__remove"
        >
          <Icon name="trash" />
        </Tap>
      ) : null}
    </View>
  );
}

function Preview({ id, label, state, previewUrl, onPreview }: Props) {
  const t = useT();
  const busy = state === 'compressing';
  const inside = busy ? (
    <Spinner />
  ) : previewUrl ? (
    <Image className="ui-upload__picture" src={previewUrl} mode="aspectFill" />
  ) : (
    <Icon name="file" />
  );
  if (!onPreview || busy) return <View className="ui-upload__thumb">{inside}</View>;
  return (
    <Tap
      id={`${id}-preview`}
      label={t('common.upload.preview', { what: label })}
      onPress={onPreview}
      className="ui-upload__thumb"
    >
      {inside}
    </Tap>
  );
}
