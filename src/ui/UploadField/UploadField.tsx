import { View } from '@tarojs/components';
import { useState } from 'react';
import { limits } from '@/domain/constants';
import { useT } from '@/i18n';
import '@/i18n/uploadTexts';
import { files } from '@/platform/files';
import type { TakenKind } from '@/platform/types';
import {
  type DoubtOf,
  isKept,
  isTurnedDown,
  type SendFile,
  type UploadEntry,
  type UploadsState,
  useUploads,
} from '@/state/uploads';
import { Dialog } from '../Dialog';
import { FilePreview } from '../FilePreview';
import { Presence } from '../overlays/Presence';
import { UploadAdd } from '../UploadAdd';
import { UploadItem } from '../UploadItem';
import { problemText } from './uploadTexts';

interface Props {
  /** Id of the slot and of a single file; several are `<id>-1`, `<id>-2` … */
  id: string;
  label: string;
  send: SendFile;
  /** Default: pictures only. */
  types?: readonly TakenKind[];
  /** Default 10 MB. */
  maxBytes?: number;
  /** Default 0: no limit. */
  max?: number;
  /** Keys of files the server has. Read once. */
  known?: readonly string[];
  onChange: (state: UploadsState) => void;
  doubtOf?: DoubtOf;
  again?: string;
  /** Replaces the text about accepted files. */
  accepted?: string;
  invalid?: boolean;
  disabled?: boolean;
}

const pictures: readonly TakenKind[] = ['image'];

export function UploadField(props: Props) {
  const { id, label, types = pictures, maxBytes = limits.fileBytes, max = 0, disabled } = props;
  const t = useT();
  const rules = { types, maxBytes, max };
  const nameOf = (number: number): string => (max === 1 ? label : `${label} ${number}`);
  const [state, uploads] = useUploads({
    rules,
    send: props.send,
    known: props.known,
    onChange: props.onChange,
    doubtOf: props.doubtOf,
    nameOf,
  });
  const [leaving, setLeaving] = useState<UploadEntry | null>(null);
  const [shown, setShown] = useState<UploadEntry | null>(null);

  const taken = state.entries.filter((entry) => !isTurnedDown(entry)).length;
  const idOf = (entry: UploadEntry): string =>
    max > 1 || max === 0 ? `${id}-${entry.id + 1}` : isTurnedDown(entry) ? `${id}-turned-down` : id;
  const preview = (entry: UploadEntry): unknown => {
    if (!entry.file) return undefined;
    if (entry.file.kind !== 'image') return setShown(entry);
    const labels = { close: t('upload.close'), picture: entry.file.name };
    return files.showPicture(entry.file.path, labels).catch(() => undefined);
  };
  const remove = (entry: UploadEntry): void => {
    if (isTurnedDown(entry)) uploads.remove(entry.id);
    else setLeaving(entry);
  };

  return (
    <View>
      {state.entries.map((entry) => {
        const { file, problem } = entry;
        return (
          <UploadItem
            key={entry.id}
            id={idOf(entry)}
            label={nameOf(entry.number)}
            state={entry.state}
            percent={entry.percent}
            previewUrl={file?.kind === 'image' ? file.path : undefined}
            fileName={file?.name}
            message={problem ? problemText(problem) : entry.state === 'done' ? props.again : undefined}
            onStop={() => uploads.stop(entry.id)}
            onRetry={isKept(problem) ? () => uploads.retry(entry.id) : undefined}
            onUse={problem?.kind === 'doubtful' ? () => uploads.retry(entry.id) : undefined}
            onAgain={
              entry.state === 'done' && props.again ? () => uploads.choose('any', entry.id) : undefined
            }
            onRemove={disabled ? undefined : () => remove(entry)}
            onPreview={file ? () => preview(entry) : undefined}
          />
        );
      })}
      {max === 0 || taken < max ? (
        <UploadAdd
          id={id}
          label={label}
          rules={rules}
          state={state}
          onChoose={(source) => uploads.choose(source)}
          hint={props.accepted}
          invalid={props.invalid}
          disabled={disabled}
        />
      ) : null}
      <Dialog
        open={leaving !== null}
        title={t('upload.removeTitle')}
        message={t('upload.removeNote', {
          name: leaving ? (leaving.file?.name ?? nameOf(leaving.number)) : '',
        })}
        confirm={{
          id: 'upload-remove-yes',
          label: t('upload.remove'),
          danger: true,
          onPress: () => {
            if (leaving) uploads.remove(leaving.id);
            setLeaving(null);
          },
        }}
        cancel={{ id: 'upload-remove-no', label: t('upload.keep'), onPress: () => setLeaving(null) }}
      />
      <Presence>
        {shown?.file ? (
          <FilePreview
            key={shown.id}
            file={shown.file}
            fileNumber={shown.fileNumber}
            onClose={() => setShown(null)}
          />
        ) : null}
      </Presence>
    </View>
  );
}
