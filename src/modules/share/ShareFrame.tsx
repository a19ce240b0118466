import { type ReactElement, useLayoutEffect } from 'react';
import { payeeShareCheck } from '@/contracts/calls/payee/share';
import type { PayeeShareView, ShareStep } from '@/contracts/entities/payeeShare';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { payeeShare } from '@/state/session/payeeShare';
import { writeStored } from '@/state/storage/storage';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
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

/** Opens the link, keeps its token, leads to the due step. */
export function ShareGate({ id, title, params, step, children }: Props) {
  const t = useT();
  const { shareCode, countryCode } = params;
  const query = useCall(payeeShareCheck, shareCode === undefined ? null : { shareCode, countryCode }, {
    staleMs: Infinity,
  });
  // The link's token must be set before anything can be pressed.
  const token = query.data?.shareToken;
  const country = query.data?.share.country;
  useLayoutEffect(() => {
    if (token === undefined || country === undefined) return;
    payeeShare.token = token;
    writeStored('payeeShareCountry', country);
  }, [token, country]);
  const screen: FrameScreen = { id, title, onBack: goBack };
  if (shareCode === undefined)
    return (
      <Screen {...screen}>
        <EmptyState icon="payee" title={t('share.connect.none')} />
      </Screen>
    );
  return (
    <QueryScreen
      screen={screen}
      query={query}
      missing={(error) =>
        hasCode(error, errorCodes.shareCodeInvalid, errorCodes.badParams) ? (
          <EmptyState
            icon="warning"
            title={t('share.connect.invalid')}
            note={t('share.connect.invalidHint')}
          />
        ) : null
      }
    >
      {({ share }) =>
        !step || share.step === step ? (
          children(share, screen)
        ) : (
          <Screen {...screen}>
            <EmptyState
              icon="info"
              title={t('share.connect.otherStep')}
              action={{
                id: 'share-go-on',
                label: t('share.connect.goOn'),
                onPress: () => followShare(share),
              }}
            />
          </Screen>
        )
      }
    </QueryScreen>
  );
}
