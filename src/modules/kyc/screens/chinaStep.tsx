import type { AnswerOf } from '@/contracts/calls/defineCall';
import { kycCnInit } from '@/contracts/calls/kyc/china';
import { useT } from '@/i18n';
import { bankPageOf } from '@/routes/flows/kycRouting';
import { followKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { goBack, navigate } from '@/state/navigation';
import { refresh, useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import '../texts';

type Next = AnswerOf<typeof kycCnInit>['next'];

export async function followChina(next: Next, bankChannel?: string): Promise<void> {
  refresh('kyc');
  const replace = { replace: true } as const;
  if (next === 'document') return navigate('chnCzcbDocumentUpload', {}, replace);
  if (next === 'information') return navigate('chnCzcbBasicInformation', {}, replace);
  if (next === 'payment') return navigate('chnCzcbBankPayment', {}, replace);
  if (next === 'bankPage') return navigate(bankPageOf(bankChannel) ?? 'webKycEnter', {}, replace);
  return withPayerNow(followKyc);
}

export function useChina() {
  const { payer } = useSession();
  const foreign = payer !== null && payer.countryCode !== 'CHN';
  const init = useCall(
    kycCnInit,
    { countryCode: 'CHN' },
    { enabled: payer?.countryCode === 'CHN', staleMs: 0 },
  );
  return { payer, foreign, init };
}

interface NotDueProps {
  title: string;
  next: Next;
  bankChannel?: string | undefined;
}

export function NotDue({ title, next, bankChannel }: NotDueProps) {
  const t = useT();
  return (
    <Screen title={title} onBack={goBack}>
      <EmptyState
        title={t('kyc.notAsked.title')}
        action={{
          id: 'kyc-go-on',
          label: t('kyc.notAsked.go'),
          onPress: () => followChina(next, bankChannel),
        }}
      />
    </Screen>
  );
}
