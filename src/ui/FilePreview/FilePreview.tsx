import { useState } from 'react';
import { View } from '@tarojs/components';
import { formatBytes, useT, useTKey } from '@/i18n';
import '@/i18n/uploadTexts';
import { files } from '@/platform/files';
import type { LocalFile } from '@/platform/types';
import { BottomSheet } from '../BottomSheet';
import { Button } from '../Button';
import { DetailRow } from '../DetailRow';
import { Notice } from '../Notice';

interface Props {
  file: LocalFile;
  fileNumber: string;
  onClose: () => void;
}

export function FilePreview({ file, fileNumber, onClose }: Props) {
  const t = useT();
  const tKey = useTKey();
  const [failed, setFailed] = useState(false);
  const open = (): Promise<void> => files.open(file).catch(() => setFailed(true));
  return (
    <BottomSheet
      open
      title={t('upload.previewTitle')}
      onClose={onClose}
      footer={<Button id="file-open" wide icon="file" label={t('upload.openFile')} onPress={open} />}
    >
      <View className="ui-upload__about">
        <DetailRow label={t('upload.fileName')} value={file.name} />
        <DetailRow label={t('upload.fileType')} value={tKey(`upload.types.${file.kind}`)} />
        <DetailRow label={t('upload.fileSize')} value={formatBytes(file.size)} />
        {fileNumber ? <DetailRow label={t('upload.fileNumber')} value={fileNumber} /> : null}
      </View>
      {failed ? <Notice tone="warn">{t('upload.openFailed')}</Notice> : null}
    </BottomSheet>
  );
}
