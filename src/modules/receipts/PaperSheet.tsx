import { useState } from 'react';
import { formatBytes, formatDate, useT, useTKey } from '@/i18n';
import { platform } from '@/platform';
import { documents } from '@/platform/documents';
import { files } from '@/platform/files';
import { showToast } from '@/state/notices/notices';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { Presence } from '@/ui/overlays/Presence';
import { Stack } from '@/ui/Stack';
import './texts';
import type { ReadyPaper } from './usePaper';

interface Props {
  ready: ReadyPaper | null;
  onClose: () => void;
}

export function PaperSheet({ ready, onClose }: Props) {
  return <Presence>{ready ? <Opened key={ready.link} ready={ready} onClose={onClose} /> : null}</Presence>;
}

function Opened({ ready: { paper, file, link }, onClose }: { ready: ReadyPaper; onClose: () => void }) {
  const t = useT();
  const tKey = useTKey();
  const [stuck, setStuck] = useState<'open' | 'share' | null>(null);
  const open = async (): Promise<void> => {
    setStuck(null);
    await files.open(file).catch(() => setStuck('open'));
  };
  const share = async (): Promise<void> => {
    setStuck(null);
    const outcome = await documents.share(file).catch(() => setStuck('share'));
    if (outcome === 'saved') showToast({ messageKey: 'general.receipts.saved' });
  };
  const copy = (): Promise<void> =>
    platform.clipboard.copy(link).then(
      () => showToast({ messageKey: 'general.receipts.linkCopied' }),
      () => showToast({ messageKey: 'common.copyFailed' }),
    );
  return (
    <BottomSheet
      open
      title={tKey(`general.receipts.kinds.${paper.kind}`)}
      onClose={onClose}
      footer={
        <Stack gap="s">
          <Button id="paper-open" wide icon="file" label={t('general.receipts.open')} onPress={open} />
          <Button
            id="paper-share"
            wide
            kind="secondary"
            icon="share"
            label={t('general.receipts.share')}
            onPress={share}
          />
        </Stack>
      }
    >
      {paper.year === undefined ? null : (
        <DetailRow label={t('general.receipts.year')} value={String(paper.year)} />
      )}
      {paper.seqNo === undefined ? null : (
        <DetailRow label={t('general.receipts.transfer')} value={paper.seqNo} />
      )}
      <DetailRow label={t('general.receipts.number')} value={paper.number} />
      <DetailRow label={t('general.receipts.issuedAt')} value={formatDate(paper.issuedAt)} />
      <DetailRow label={t('general.receipts.size')} value={`PDF, ${formatBytes(paper.size)}`} />
      {stuck ? (
        <Notice
          tone="warn"
          action={{ id: 'paper-copy-link', label: t('general.receipts.copyLink'), onPress: copy }}
        >
          {t(stuck === 'open' ? 'general.receipts.openFailed' : 'general.receipts.shareFailed')}
        </Notice>
      ) : null}
    </BottomSheet>
  );
}
