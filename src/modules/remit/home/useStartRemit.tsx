import { type ReactNode, useRef, useState } from 'react';
import type { Quote } from '@/contracts/entities/order';
import { type Translate, useT, useTKey } from '@/i18n';
import { call } from '@/state/client/client';
import { useMarket } from '@/state/market/market';
import { navigate, openRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { openOwnPage } from '@/state/session/ownPage';
import { useSession } from '@/state/session/session';
import { contactService } from '@/state/market/support';
import { Dialog } from '@/ui/Dialog';
import { loadPreflight } from '../preflight/loadPreflight';
import type { CheckResult, PreflightAction } from '../preflight/types';

type Stop = Exclude<CheckResult, { verdict: 'pass' }>;

export interface Started {
  source: { countryCode: string; currency: string } | undefined;
  target: { countryCode: string } | undefined;
  /** Money does not go this way yet. */
  closed: boolean;
  quote: Quote | null;
  chooseSource: (countryCode: string) => void;
  /** Goes on with a payee who is chosen already; null: one is chosen next. */
  onward: (() => Promise<void>) | null;
}

/** Starts a remittance: the nine checks, then the payee or what comes next. A check that stops shows why and what can be done. */
export function useStartRemit({ source, target, closed, quote, chooseSource, onward }: Started): {
  start: () => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const t = useT();
  const tKey = useTKey();
  const { signedIn } = useSession();
  const { setMarket } = useMarket();
  const [busy, setBusy] = useState(false);
  const [stop, setStop] = useState<Stop | null>(null);
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
      const { runPreflight, stoppingCheck } = preflight;
      const report = await runPreflight(
        {
          remitType: remitDraftStore.getState().remitType,
          sourceCountryCode: source.countryCode,
          targetCountryCode: target.countryCode,
          sourceCurrency: source.currency,
          sourceAmount: quote.sourceAmount,
          sourceOpened: true,
          targetOpened: true,
        },
        call,
        acknowledged.current,
      );
      const stopping = stoppingCheck(report);
      if (stopping?.verdict === 'unknown' && stopping.error.handled) return;
      if (stopping) return setStop(stopping);
      const { shortKyc, certificationKyc } = report;
      // Without a document only accounts of the sender's own: the list tells which. So does it what a payee lacks.
      if (onward && !shortKyc) return await onward();
      await navigate('selectPayee', {
        remitType: remitDraftStore.getState().remitType,
        certificationKyc,
        // Without a document: to accounts of the sender's own alone.
        isShortKyc: shortKyc,
        isFreeKYC: shortKyc,
      });
    } finally {
      setBusy(false);
    }
  };

  const act = async (action: PreflightAction): Promise<void> => {
    setStop(null);
    switch (action.kind) {
      case 'route':
        return openRoute(action.route, action.params ?? {});
      case 'webLink':
        return openOwnPage(action.link);
      case 'support':
        return contactService('remit');
      case 'switchMarket':
        setMarket(action.countryCode);
        return chooseSource(action.countryCode);
      case 'retry':
        return start();
    }
  };

  const goOn = async (check: string): Promise<void> => {
    acknowledged.current.add(check);
    setStop(null);
    await start();
  };

  const dialog = stop ? (
    <Dialog
      open
      title={t('preflight.title')}
      message={
        stop.verdict === 'unknown'
          ? t('preflight.unknown')
          : (stop.reason.serverText ?? tKey(stop.reason.messageKey, stop.reason.values))
      }
      confirm={
        stop.verdict === 'blocked' && stop.canContinue
          ? {
              id: 'preflight-continue',
              label: t('preflight.continue'),
              onPress: () => goOn(stop.check),
            }
          : stop.action
            ? {
                id: 'preflight-action',
                label: actionLabel(t, stop),
                onPress: () => (stop.action ? act(stop.action) : setStop(null)),
              }
            : { id: 'preflight-ok', label: t('common.hadKnew'), onPress: () => setStop(null) }
      }
      third={
        stop.verdict === 'blocked' && stop.otherwise === 'support'
          ? {
              id: 'preflight-support',
              label: t('preflight.support'),
              onPress: () => act({ kind: 'support' }),
            }
          : undefined
      }
      cancel={
        stop.action || stop.verdict === 'blocked'
          ? { id: 'preflight-cancel', label: t('common.back'), onPress: () => setStop(null) }
          : undefined
      }
    />
  ) : null;
  return { start, busy, dialog };
}

function actionLabel(t: Translate, stop: Stop): string {
  const why = stop.verdict === 'blocked' ? stop.reason.messageKey : '';
  if (stop.action?.kind === 'retry') return t('common.retry');
  if (stop.action?.kind === 'support') return t('preflight.support');
  if (stop.action?.kind === 'switchMarket') return t('preflight.switch');
  if (stop.check === 'payerInfo') return t('preflight.uploadNumberCard');
  if (why === 'preflight.largePapers') return t('preflight.go');
  if (stop.check === 'largeLimit') return t('preflight.upload');
  if (stop.check === 'boundPhone') return t('preflight.bind');
  if (stop.check === 'kycNotice') return t('preflight.fix');
  if (why === 'preflight.kycInReview') return t('preflight.view');
  return stop.check === 'kycRoute' ? t('preflight.verify') : t('preflight.go');
}
