import { useStore } from 'zustand';
import { errorCodes } from '@/contracts/errors';
import { isLargeCorridor } from '@/domain/largeRemit';
import { useT } from '@/i18n';
import { useLargeOffered } from '@/state/market/largeOffered';
import { navigate } from '@/state/navigation';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useSession } from '@/state/session/session';
import { TextButton } from '@/ui/TextButton';
import type { Corridor } from './useCorridor';
import type { QuoteView } from './useQuote';

interface Props {
  quote: QuoteView;
  corridor: Pick<Corridor, 'source' | 'target'>;
}

export function LargeWay({ quote: { verdict, error }, corridor: { source, target } }: Props) {
  const t = useT();
  const { payer } = useSession();
  const { remitType } = useStore(remitDraftStore);
  const offered = useLargeOffered(payer);
  const tooMuch = verdict?.kind === 'aboveMax' || error?.code === errorCodes.amountAboveMax;
  const goesThere = source && target && isLargeCorridor(source.countryCode, target.countryCode);
  if (!tooMuch || !goesThere || remitType !== 'personal' || !offered) return null;
  const inReview = payer?.largeRemitFileStatus === 'Authenticating';
  return (
    <TextButton
      id="remit-large"
      label={t(inReview ? 'remit.home.largeReview' : 'remit.home.large')}
      onPress={() => navigate('largeRemitRule', {})}
    />
  );
}
