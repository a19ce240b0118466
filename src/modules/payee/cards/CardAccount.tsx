import { useRef, useState } from 'react';
import type { CallParams } from '@/catalogue/calls';
import type { PayeeAccountType } from '@/catalogue/entities/payee';
import type { PayeeCard } from '@/catalogue/entities/payeeCard';
import { errorCodes } from '@/catalogue/errors';
import { hasCode } from '@/core/appError';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT, useTKey } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { call } from '@/state/client';
import { formDrafts } from '@/state/drafts';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices';
import { refreshCalls, useCall } from '@/state/queries';
import { showError } from '@/state/showError';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Skeleton } from '@/ui/Skeleton';
import { usePayeeSources } from '../usePayeeSources';
import { CardFrame } from './CardFrame';
import { ownAccountForm } from './ownAccountForm';

/** How the card's owner receives: the way first, then the form that way has in the card's country. */
export function CardAccount() {
  const t = useT();
  const { params } = useRoute('collectionAccount');
  return (
    <CardFrame id="card-account" title={t('collection.account.title')} by="card" about={params.cardId}>
      {({ card }) => {
        const schema = params.accountType ? payeeFormOf(card.country, params.accountType) : undefined;
        return schema ? (
          <AccountForm
            card={card}
            schema={ownAccountForm(schema)}
            accountType={params.accountType as PayeeAccountType}
          />
        ) : (
          <Ways card={card} />
        );
      }}
    </CardFrame>
  );
}

function Ways({ card }: { card: PayeeCard }) {
  const t = useT();
  const tKey = useTKey();
  const ways = useCall('payeeCard.queryPaymentMethod', {
    country: card.country,
    sourceCountry: card.sourceCountry,
  });
  if (ways.isError && !ways.data) return <ErrorState onRetry={ways.refetch} />;
  if (!ways.data) return <Skeleton shape="list" rows={2} />;
  const offered = ways.data.list.filter((way) => payeeFormOf(card.country, way.accountType));
  if (offered.length === 0) return <EmptyState title={t('payee.method.none')} />;
  return (
    <Card>
      {offered.map((way) => (
        <ListRow
          key={way.accountType}
          id={`way-${way.accountType}`}
          icon={way.accountType === 'bank' ? 'bank' : 'wallet'}
          title={tKey(`payee.type.${way.accountType}`)}
          onPress={() => navigate('collectionAccount', { cardId: card.cardId, accountType: way.accountType })}
        />
      ))}
    </Card>
  );
}

interface Props {
  card: PayeeCard;
  schema: FormSchema;
  accountType: PayeeAccountType;
}

function AccountForm({ card, schema, accountType }: Props) {
  const t = useT();
  const sources = usePayeeSources(card.country, accountType);
  const [disagrees, setDisagrees] = useState(false);
  const appeal = useRef<2>();
  const form = useSchemaForm({
    schema,
    sources,
    initial: card.person,
    draft: formDrafts,
    async onSubmit(values) {
      await call('payeeCard.update', {
        cardId: card.cardId,
        account: { ...values, accountType } as CallParams<'payeeCard.update'>['account'],
        nameAppealFlag: appeal.current,
      });
      refreshCalls('payeeCard.detail', 'payeeCard.list');
      showToast({ messageKey: 'collection.account.saved' });
      await navigate('collectionCardDetail', { cardId: card.cardId }, { replace: true });
    },
  });
  const submit = async (): Promise<void> => {
    try {
      await form.submit();
    } catch (error) {
      if (hasCode(error, errorCodes.PayeeCardNameDisagree)) return setDisagrees(true);
      showError(error);
    }
  };
  const keepName = async (): Promise<void> => {
    setDisagrees(false);
    appeal.current = 2;
    try {
      await submit();
    } finally {
      appeal.current = undefined;
    }
  };
  return (
    <>
      <SchemaForm form={form} />
      <Button
        id="card-account-save"
        wide
        label={t('collection.account.save')}
        busy={form.busy}
        onPress={submit}
      />
      <Dialog
        open={disagrees}
        title={t('collection.nameDisagree.title')}
        message={t('collection.nameDisagree.message')}
        confirm={{ id: 'card-name-keep', label: t('collection.nameDisagree.keep'), onPress: keepName }}
        cancel={{
          id: 'card-name-edit',
          label: t('collection.nameDisagree.edit'),
          onPress: () => {
            setDisagrees(false);
            return goBack();
          },
        }}
      />
    </>
  );
}
