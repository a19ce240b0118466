import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n';
import '@/i18n/statusTexts';
import { documents } from '@/platform/documents';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { Button } from '@/ui/Button';
import type { AskedOrders } from '../orderTable.types';
import './texts';
import { transfersCsv } from './transfersCsv';

export function ExportButton({ asked }: { asked: AskedOrders }) {
  const t = useT();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const gone = useRef(false);
  useEffect(() => () => void (gone.current = true), []);
  const save = async (): Promise<void> => {
    setProgress({ done: 0, total: 0 });
    try {
      const file = await transfersCsv(asked, (now) => {
        setProgress(now);
        return !gone.current;
      });
      if (!file) return;
      documents.save(file);
      showToast({ messageKey: 'wide.export.saved' });
    } catch (error) {
      showError(error);
    } finally {
      setProgress(null);
    }
  };
  return (
    <Button
      id="orders-export"
      kind="secondary"
      size="small"
      icon="download"
      busy={progress !== null}
      label={progress?.total ? t('wide.export.progress', progress) : t('wide.export.button')}
      onPress={save}
    />
  );
}
