import { type ReactNode, useRef, useState } from 'react';
import type { Quote } from '@/contracts/entities/quote';
import { navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useSession } from '@/state/session/session';
import { loadPreflight, type Preflight } from '../preflight/loadPreflight';
import type { Stop } from '../preflight/types';

export interface Started {
  source: { countryCode: string; currency: string } | undefined;
  target: { countryCode: string } | undefined;
  closed: boolean;
  quote: Quote | null;
  chooseSource: (countryCode: string) => void;
  /** Goes on with a chosen payee; null: choose one next. */
  onward: (() => Promise<void>) | null;
}

export function useStartRemit({ source, target, closed, quote, chooseSource, onward }: Started): {
  start: () => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const { signedIn } = useSession();
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState<(Pick<Preflight, 'StopDialog'> & { stop: Stop }) | null>(null);
  const acknowledged = useRef(new Set<string>());

  const start = async (): Promise<void> => {
    if (source && closed)
      return navigate('comingSoon', {
        countryCode: source.countryCode,
        targetCountryCode: target?.countryCode,
      });
    if (!source || !target || !quote) return;
    remitDraftStore.setState({ quote });
    if (!signedIn) return navigate('start', {});
    setBusy(true);
    try {
      const preflight = await loadPreflight().catch(() => null);
      if (!preflight) return showToast({ messageKey: 'errors.network' });
      const { beginTransfer, StopDialog } = preflight;
      const stop = await beginTransfer({ source, target, quote, onward }, acknowledged.current);
      if (stop) setStopped({ stop, StopDialog });
    } finally {
      setBusy(false);
    }
  };

  const goOn = async (check: string): Promise<void> => {
    acknowledged.current.add(check);
    setStopped(null);
    await start();
  };

  const dialog = stopped ? (
    <stopped.StopDialog
      stop={stopped.stop}
      chooseSource={chooseSource}
      onRetry={start}
      onGoOn={goOn}
      onClose={() => setStopped(null)}
    />
  ) : null;
  return { start, busy, dialog };
}
