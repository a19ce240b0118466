import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { payeeShareCheck } from '@/contracts/calls/payee/share';
import type { PayeeShareView, ShareStep } from '@/contracts/entities/payeeShare';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { payeeShare } from '@/state/session/payeeShare';
import { writeStored } from '@/state/storage/storage';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import type { FrameScreen } from '@/ui/ActionScreen';
import { followShare } from './shareSteps';
import './texts';

interface Props {
  id: string;
  title: string;
  params: { shareCode?: string; countryCode?: string };
  step?: ShareStep;
  children: (share: PayeeShareView, screen: FrameScreen) => ReactElement;
}

/** Opens the link, keeps its token, and leads to the due step. The content draws its own screen. */
export function ShareGate({ id, title, params, step, children }: Props) {
  const t = useT();
  const { shareCode, countryCode } = params;
  const query = useCall(
    payeeShareCheck,
    { shareCode: shareCode ?? '-', countryCode },
    { enabled: shareCode !== undefined, staleMs: Infinity },
  );
  const share = query.data?.share;
  // The link's token must be set before anything can be pressed.
  const token = query.data?.shareToken;
  const country = share?.country;
  useLayoutEffect(() => {
    if (token === undefined || country === undefined) return;
    payeeShare.token = token;
    writeStored('payeeShareCountry', country);
  }, [token, country]);
  const screen: FrameScreen = { id, title, onBack: goBack };
  const waiting = (): ReactNode => {
    if (shareCode === undefined) return <EmptyState icon="payee" title={t('share.connect.none')} />;
    if (query.isError && !share)
      return hasCode(toAppError(query.error), errorCodes.shareCodeInvalid, errorCodes.badParams) ? (
        <EmptyState icon="warning" title={t('share.connect.invalid')} note={t('share.connect.invalidHint')} />
      ) : (
        <ErrorState error={query.error} onRetry={query.refetch} />
      );
    if (!share) return <Skeleton shape="detail" />;
    return (
      <EmptyState
        icon="info"
        title={t('share.connect.otherStep')}
        action={{ id: 'share-go-on', label: t('share.connect.goOn'), onPress: () => followShare(share) }}
      />
    );
  };
  const due = share && (!step || share.step === step);
  return due ? children(share, screen) : <Screen {...screen}>{waiting()}</Screen>;
}
