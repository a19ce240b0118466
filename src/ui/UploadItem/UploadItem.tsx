import { Image, Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import '@/i18n/uploadTexts';
import { a11y } from '../aria/a11y';
import { Icon } from '../Icon';
import { ProgressBar } from '../ProgressBar';
import { Spinner } from '../Spinner';
import { Tap } from '../Tap';
import { TextButton } from '../TextButton';
import './uploadItem.scss';

interface Props {
  id: string;
  /** Such as 'Front of the card'. */
  label: string;
  state: 'preparing' | 'uploading' | 'done' | 'failed';
  /** 0 to 100. */
  percent?: number;
  /** Absent: a sign of its kind. */
  previewUrl?: string;
  fileName?: string;
  /** Why it failed, or what is wrong. */
  message?: string;
  onStop?: () => unknown;
  onRetry?: () => unknown;
  onUse?: () => unknown;
  onAgain?: () => unknown;
  onRemove?: () => unknown;
  onPreview?: () => unknown;
}

export function UploadItem(props: Props) {
  const { id, label, state, percent = 0, fileName, message } = props;
  const { onStop, onRetry, onUse, onAgain, onRemove } = props;
  const t = useT();
  return (
    <View id={id} className={`ui-upload ui-upload--${state}`} {...a11y({ role: 'group', label })}>
      <Preview {...props} />
      <View className="ui-upload__text">
        <Text className="ui-upload__label">{label}</Text>
        {fileName ? <Text className="ui-upload__file">{fileName}</Text> : null}
        <View {...a11y({ live: 'polite' })}>
          {state === 'preparing' ? <Text className="ui-upload__note">{t('upload.compressing')}</Text> : null}
          {state === 'done' && !message ? (
            <View className="ui-upload__done">
              <Icon name="check" size="s" />
              <Text>{t('upload.done')}</Text>
            </View>
          ) : null}
          {state === 'failed' ? (
            <Text className="ui-upload__failed">{message ?? t('upload.failed')}</Text>
          ) : null}
          {state === 'done' && message ? <Text className="ui-upload__failed">{message}</Text> : null}
        </View>
        {state === 'uploading' ? (
          <View className="ui-upload__progress">
            <View className="ui-upload__bar">
              <ProgressBar percent={percent} label={t('upload.uploading', { percent })} />
            </View>
            {onStop ? <TextButton id={`${id}-stop`} label={t('upload.cancel')} onPress={onStop} /> : null}
          </View>
        ) : null}
        {state === 'failed' && onRetry ? (
          <TextButton id={`${id}-retry`} icon="refresh" label={t('upload.retry')} onPress={onRetry} />
        ) : null}
        {onAgain ? (
          <TextButton id={`${id}-again`} icon="camera" label={t('upload.takeAgain')} onPress={onAgain} />
        ) : null}
        {onUse ? <TextButton id={`${id}-use`} label={t('upload.useAnyway')} onPress={onUse} /> : null}
      </View>
      {onRemove ? (
        <Tap
          id={`${id}-remove`}
          label={t('upload.removeNamed', { what: fileName ?? label })}
          onPress={onRemove}
          className="ui-upload__remove"
        >
          <Icon name="trash" />
        </Tap>
      ) : null}
    </View>
  );
}

function Preview({ id, label, fileName, state, previewUrl, onPreview }: Props) {
  const t = useT();
  const busy = state === 'preparing';
  const inside = busy ? (
    <Spinner />
  ) : previewUrl ? (
    <View {...a11y({ hidden: true })}>
      <Image className="ui-upload__picture" src={previewUrl} mode="aspectFill" />
    </View>
  ) : (
    <Icon name="file" />
  );
  if (!onPreview || busy) return <View className="ui-upload__thumb">{inside}</View>;
  return (
    <Tap
      id={`${id}-preview`}
      label={t('upload.preview', { what: fileName ?? label })}
      onPress={onPreview}
      className="ui-upload__thumb"
    >
      {inside}
    </Tap>
  );
}
