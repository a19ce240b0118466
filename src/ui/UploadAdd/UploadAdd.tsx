import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import '@/i18n/uploadTexts';
import type { FileSource } from '@/platform/types';
import type { UploadRules, UploadsState } from '@/state/uploads';
import { AllowAgain } from '../AllowAgain';
import { BottomSheet } from '../BottomSheet';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import { ListRow } from '../ListRow';
import { Spinner } from '../Spinner';
import { Tap } from '../Tap';
import { useUploadLimits } from '../UploadField/uploadTexts';
import '../UploadItem/uploadItem.scss';

interface Props {
  id: string;
  label: string;
  rules: UploadRules;
  state: UploadsState;
  onChoose: (source: FileSource) => unknown;
  hint?: string;
  invalid?: boolean;
  disabled?: boolean;
}

const sources = [
  { source: 'camera', icon: 'camera', key: 'upload.takePhoto' },
  { source: 'album', icon: 'image', key: 'upload.choosePhoto' },
  { source: 'files', icon: 'file', key: 'upload.chooseFile' },
] as const;

/** The target's picker for pictures; with papers, or after a refusal, a sheet offers the sources. */
export function UploadAdd({ id, label, rules, state, onChoose, hint, invalid, disabled }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const limits = useUploadLimits(rules);
  const pictures = rules.types.includes('image');
  const papers = rules.types.some((type) => type !== 'image');
  const { barred, choosing, entries } = state;
  const press = (): unknown => {
    if (pictures && (papers || barred === 'denied')) return setOpen(true);
    return onChoose(papers ? 'files' : 'any');
  };
  const doubtful = entries.some(({ problem }) => problem?.kind === 'doubtful');
  return (
    <>
      <Tap
        id={id}
        label={t('upload.addNamed', { what: label })}
        onPress={press}
        disabled={disabled || choosing}
        className={classes('ui-upload', 'ui-upload--empty', invalid && 'ui-upload--invalid')}
      >
        <View className="ui-upload__thumb">
          {choosing ? <Spinner /> : <Icon name={pictures ? 'camera' : 'file'} />}
        </View>
        <View className="ui-upload__text">
          <Text className="ui-upload__label">{label}</Text>
          <Text className="ui-upload__action">
            {t(
              choosing
                ? 'upload.picking'
                : doubtful
                  ? 'upload.takeAgain'
                  : entries.length > 0
                    ? 'upload.addAnother'
                    : papers
                      ? 'upload.add'
                      : 'upload.addPicture',
            )}
          </Text>
          <Text className="ui-upload__note">{hint ?? limits}</Text>
        </View>
        <Icon name="plus" />
      </Tap>
      {barred ? (
        <Text id={`${id}-barred`} className="ui-upload__barred">
          {t(barred === 'denied' ? 'upload.denied' : 'upload.noSource')}
        </Text>
      ) : null}
      {barred === 'denied' ? <AllowAgain id={`${id}-allow`} /> : null}
      <BottomSheet open={open} title={t('upload.sourceTitle')} onClose={() => setOpen(false)}>
        {sources.map(({ source, icon, key }) => (
          <ListRow
            key={source}
            id={`upload-from-${source}`}
            icon={icon}
            title={t(key)}
            onPress={() => {
              setOpen(false);
              return onChoose(source);
            }}
          />
        ))}
      </BottomSheet>
    </>
  );
}
