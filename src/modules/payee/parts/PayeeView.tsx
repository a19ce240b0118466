import { View } from '@tarojs/components';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { payeeDelete, payeeInfo } from '@/contracts/calls/payee/payee';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { maskPhone } from '@/core/masking';
import { payeeLack } from '@/forms/payee/payeeLack';
import { chosenForOf, useChoosePayee } from '@/forms/payee/useChoosePayee';
import type { Payee } from '@/contracts/entities/payee';
import { formatDate, useT, useTKey } from '@/i18n';
import type { RouteParams } from '@/routes';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore, startOver } from '@/state/drafts/remitDraft';
import { showError } from '@/state/client/showError';
import { ActionBar } from '@/ui/ActionBar';
import { a11y } from '@/ui/aria/a11y';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { accountText } from '@/ui/PayeeRow';
import { PayeeActions } from './PayeeActions';
import { PayeeHistory } from './PayeeHistory';
import { PayeeStatusNotice } from './PayeeStatusNotice';
import '../texts';

const tones = {
  Init: 'neutral',
  WaitResult: 'amber',
  IncompleteWaitResult: 'amber',
  Pass: 'green',
  Fail: 'red',
} as const;

interface Props {
  params: RouteParams<'payeeDetail'>;
  frame?: ComponentType<
    Pick<ComponentProps<typeof Screen>, 'title' | 'onBack' | 'right' | 'footer' | 'children'>
  >;
  right?: ReactNode;
  onDeleted?: () => unknown;
}

function PayeeCard({ payee }: { payee: Payee }) {
  const t = useT();
  const tKey = useTKey();
  return (
    <Card>
      <View className="ui-card__lead" {...a11y({ role: 'heading' })}>
        <ListRow
          left={<Avatar name={payee.name} country={payee.country} />}
          title={payee.name}
          below={
            payee.authStatus === 'Init' ? undefined : (
              <StatusTag tone={tones[payee.authStatus]} label={t(`payee.detail.auth.${payee.authStatus}`)} />
            )
          }
        />
      </View>
      <DetailRow label={t('payee.detail.country')} value={tKey(`countries.names.${payee.country}`)} />
      <DetailRow label={t('payee.detail.method')} value={tKey(`ways.${payee.accountType}`)} />
      <DetailRow label={t('payee.detail.account')} value={accountText(payee.payeeLabel)} />
      {payee.phoneNumber ? (
        <DetailRow label={t('payee.detail.phone')} value={maskPhone(payee.phoneNumber)} />
      ) : null}
      <DetailRow label={t('payee.detail.added')} value={formatDate(payee.createTime)} />
    </Card>
  );
}

export function PayeeView({ params, frame: Frame = Screen, right, onDeleted }: Props) {
  const t = useT();
  const info = useCall(payeeInfo, { payeeId: params.payeeId });
  const { mutateAsync: deletePayee } = useCallMutation(payeeDelete);
  const [deleting, setDeleting] = useState(false);
  const payee = info.data?.payee;
  const chosenFor = chosenForOf(params);
  const choosing = chosenFor.forRemit === true || chosenFor.forOrder !== undefined;
  const choose = useChoosePayee(chosenFor);

  const remove = async (): Promise<void> => {
    setDeleting(false);
    try {
      await deletePayee({ payeeId: params.payeeId });
      if (remitDraftStore.getState().payeeId === params.payeeId)
        remitDraftStore.setState({ payeeId: undefined });
      showToast({ messageKey: 'payee.detail.deleted', onLeaving: true });
      await onDeleted?.();
    } catch (error) {
      showError(error);
    }
  };
  const send = (): Promise<void> => {
    if (payee)
      startOver({
        targetCountryCode: payee.country,
        targetGuessed: undefined,
        accountType: payee.accountType,
      });
    return navigate('tabbar', { tab: 'remit' });
  };

  return (
    <Frame
      title={t('payee.detail.title')}
      onBack={goBack}
      right={right}
      footer={
        payee ? (
          <ActionBar
            main={
              !choosing
                ? { id: 'payee-send', label: t('payee.detail.send'), onPress: send }
                : payeeLack(payee)
                  ? undefined
                  : {
                      id: 'payee-choose',
                      label: t('payee.detail.choose'),
                      onPress: () => choose(payee, { replace: true }).catch(showError),
                    }
            }
          />
        ) : undefined
      }
    >
      <QueryState
        query={info}
        missing={(error) =>
          hasCode(error, errorCodes.payeeNotFound) ? (
            <EmptyState
              icon="payee"
              title={t('payee.detail.notFound')}
              action={{ id: 'payee-retry', label: t('common.retry'), onPress: info.refetch }}
            />
          ) : null
        }
      >
        {({ payee }) => (
          <>
            <PayeeCard payee={payee} />
            <PayeeStatusNotice payee={payee} chosenFor={chosenFor} />
            {choosing ? null : <PayeeHistory payeeId={payee.id} />}
            <PayeeActions payee={payee} chosenFor={chosenFor} onDelete={() => setDeleting(true)} />
          </>
        )}
      </QueryState>
      <Dialog
        open={deleting}
        title={t('payee.detail.deleteTitle', { name: payee?.name ?? '' })}
        message={t('payee.detail.deleteHint')}
        confirm={{
          id: 'payee-delete-confirm',
          danger: true,
          label: t('payee.detail.delete'),
          onPress: remove,
        }}
        cancel={{ id: 'payee-delete-cancel', label: t('common.cancel'), onPress: () => setDeleting(false) }}
      />
    </Frame>
  );
}
