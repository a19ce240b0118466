import { useRef, useState } from 'react';
import type { CallParams } from '@/catalogue/calls';
import type { PayeeAccountType } from '@/catalogue/entities/payee';
import type { PayeeShareView } from '@/catalogue/entities/payeeShare';
import { errorCodes } from '@/catalogue/errors';
import { hasCode } from '@/core/appError';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT, useTKey } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { call } from '@/state/client';
import { formDrafts } from '@/state/drafts';
import { navigate, useRoute } from '@/state/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { ownAccountForm } from '../cards/ownAccountForm';
import { usePayeeSources } from '../usePayeeSources';
import { follow, stepFailed } from './doStep';
import { ShareFrame } from './ShareFrame';

/** Where the money should go: the way of receiving, then its form, in the payee's own hand. */
export function ShareAccount() {
  const t = useT();
  const { params } = useRoute('payeeShareAccount');
  return (
    <ShareFrame id="share-account" title={t('share.account.title')} params={params} step="account">
      {(share) => {
        const offered = share.accountTypes.filter((type) => payeeFormOf(share.country, type));
        const chosen =
          offered.find((type) => type === params.accountType) ??
          (offered.length === 1 ? offered[0] : undefined);
        const schema = chosen && payeeFormOf(share.country, chosen);
        return chosen && schema ? (
          <AccountForm share={share} accountType={chosen} schema={ownAccountForm(schema)} />
        ) : (
          <Ways share={share} offered={offered} />
        );
      }}
    </ShareFrame>
  );
}

function Ways({ share, offered }: { share: PayeeShareView; offered: readonly PayeeAccountType[] }) {
  const t = useT();
  const tKey = useTKey();
  if (offered.length === 0) return <EmptyState title={t('payee.method.none')} />;
  return (
    <Card>
      {offered.map((accountType) => (
        <ListRow
          key={accountType}
          id={`share-way-${accountType}`}
          icon={accountType === 'bank' ? 'bank' : 'wallet'}
          title={tKey(`payee.type.${accountType}`)}
          onPress={() =>
            navigate('payeeShareAccount', {
              shareCode: share.shareCode,
              countryCode: share.country,
              accountType,
            })
          }
        />
      ))}
    </Card>
  );
}

interface Props {
  share: PayeeShareView;
  accountType: PayeeAccountType;
  schema: FormSchema;
}

function AccountForm({ share, accountType, schema }: Props) {
  const t = useT();
  const sources = usePayeeSources(share.country, accountType);
  const [disagrees, setDisagrees] = useState(false);
  const appeal = useRef<2>();
  const form = useSchemaForm({
    schema,
    sources,
    initial: share.payeeName ? { name: share.payeeName } : undefined,
    draft: formDrafts,
    onSubmit: (values) =>
      call('payeeShare.chooseBank', {
        ...values,
        country: share.country,
        accountType,
        nameAppealFlag: appeal.current,
      } as CallParams<'payeeShare.chooseBank'>).then(({ share: now }) => follow(now)),
  });
  const submit = async (): Promise<void> => {
    try {
      await form.submit();
    } catch (error) {
      if (hasCode(error, errorCodes.PayeeCardNameDisagree)) return setDisagrees(true);
      stepFailed(error);
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
        id="share-account-save"
        wide
        label={t('share.account.save')}
        busy={form.busy}
        onPress={submit}
      />
      <Dialog
        open={disagrees}
        title={t('payee.nameDisagree.title')}
        message={t('payee.nameDisagree.message')}
        confirm={{ id: 'share-name-keep', label: t('payee.nameDisagree.keep'), onPress: keepName }}
        cancel={{
          id: 'share-name-edit',
          label: t('payee.nameDisagree.edit'),
          onPress: () => setDisagrees(false),
        }}
      />
    </>
  );
}
