import { useCallback, useEffect, useState } from 'react';
import { kycCnSync } from '@/contracts/calls/kyc/china';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { usePageShow } from '@/platform/page';
import { followKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { openPayPage } from '@/state/market/payPage';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { fetchCall } from '@/state/queries/queries';
import { logOut } from '@/state/session/logOut';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { StepLoading } from '../KycScreen';
import '../texts';
import { followChina, useChina } from './chinaStep';
import { NotAsked } from './ProofForm';

interface BankWord {
  refused?: boolean;
  duplicate?: AppError;
}

export function BankEnter() {
  const t = useT();
  const { name } = useRoute('webKycEnter', 'blueOceanEnter');
  const { signedIn } = useSession();
  const { foreign, init } = useChina();
  const [word, setWord] = useState<BankWord>({});
  const title = name === 'blueOceanEnter' ? t('kyc.chn.blueOceanTitle') : t('kyc.chn.webKycTitle');
  const onBankPage = init.data?.next === 'bankPage';
  const bankChannel = init.data?.bankChannel;
  const ask = useCallback(async (): Promise<BankWord> => {
    if (!onBankPage || !bankChannel) return {};
    try {
      const { bank } = await fetchCall(kycCnSync, { bankChannel });
      if (bank === 'confirmed') await withPayerNow(followKyc);
      return { refused: bank === 'refused' };
    } catch (error) {
      if (hasCode(error, errorCodes.kcbDuplicateAccountError)) return { duplicate: error };
      showError(error);
      return {};
    }
  }, [onBankPage, bankChannel]);
  usePageShow(() => void ask().then(setWord, () => undefined));
  // On H5 the bank's page returns here.
  useEffect(() => void ask().then(setWord, () => undefined), [ask]);
  if (!signedIn)
    return (
      <Screen title={title} onBack={goBack}>
        <EmptyState
          icon="user"
          title={t('kyc.chn.signIn')}
          action={{ id: 'enter-login', label: t('kyc.chn.toLogin'), onPress: () => navigate('start', {}) }}
        />
      </Screen>
    );
  if (foreign) return <NotAsked title={title} />;
  if (!init.data) return <StepLoading title={title} query={init} />;
  const { bankPage, next } = init.data;
  const open = (): Promise<void> =>
    openPayPage(bankPage ?? '').catch(() => showToast({ messageKey: 'errors.uploadFailed' }));
  return (
    <Screen
      id="kyc-bank-enter"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('webKycEnter') }}
          middle={
            onBankPage
              ? {
                  id: 'enter-other',
                  label: t('kyc.chn.otherBank'),
                  onPress: () => navigate('selectNationalityChn', {}, { replace: true }),
                }
              : undefined
          }
          main={
            onBankPage
              ? { id: 'enter-open', label: t('kyc.chn.toBank'), onPress: open }
              : {
                  id: 'kyc-go-on',
                  label: t('kyc.notAsked.go'),
                  onPress: () => followChina(next, bankChannel),
                }
          }
        />
      }
    >
      <Dialog
        open={word.duplicate !== undefined}
        title={t('kyc.chn.duplicateTitle')}
        message={word.duplicate?.serverMessage ?? t('errors.duplicateAccount')}
        confirm={{
          id: 'duplicate-login',
          label: t('kyc.repeat.other'),
          onPress: async () => {
            await logOut();
            await navigate('start', {}, { replace: true });
          },
        }}
        cancel={{ id: 'duplicate-back', label: t('common.back'), onPress: () => setWord({}) }}
      />
      {word.refused ? <Notice tone="danger">{t('kyc.chn.refused')}</Notice> : null}
      <EmptyState
        icon="bank"
        title={onBankPage ? t('kyc.chn.enterTitle') : t('kyc.notAsked.title')}
        note={onBankPage ? t('kyc.chn.enterNote') : undefined}
      />
    </Screen>
  );
}
