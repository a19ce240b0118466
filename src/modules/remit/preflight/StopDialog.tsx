import { type Translate, useT, useTKey } from '@/i18n';
import { useMarket } from '@/state/market/market';
import { contactService } from '@/state/market/support';
import { openRoute } from '@/state/navigation';
import { openOwnPage } from '@/state/session/ownPage';
import { Dialog } from '@/ui/Dialog';
import type { PreflightAction, Stop } from './types';

interface Props {
  stop: Stop;
  chooseSource: (countryCode: string) => void;
  onRetry: () => unknown;
  onGoOn: (check: Stop['check']) => unknown;
  onClose: () => void;
}

export function StopDialog({ stop, chooseSource, onRetry, onGoOn, onClose }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { setMarket } = useMarket();
  const { action } = stop;
  const act = (chosen: PreflightAction): unknown => {
    onClose();
    switch (chosen.kind) {
      case 'route':
        return openRoute(chosen.route, chosen.params ?? {});
      case 'webLink':
        return openOwnPage(chosen.link);
      case 'support':
        return contactService('remit');
      case 'switchMarket':
        setMarket(chosen.countryCode);
        return chooseSource(chosen.countryCode);
      case 'retry':
        return onRetry();
    }
  };
  return (
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
              onPress: () => onGoOn(stop.check),
            }
          : action
            ? { id: 'preflight-action', label: actionLabel(t, stop), onPress: () => act(action) }
            : { id: 'preflight-ok', label: t('common.hadKnew'), onPress: onClose }
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
        action || stop.verdict === 'blocked'
          ? { id: 'preflight-cancel', label: t('common.back'), onPress: onClose }
          : undefined
      }
    />
  );
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
