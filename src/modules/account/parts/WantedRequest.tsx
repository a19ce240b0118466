import { useState } from 'react';
import { payeeCardAsked } from '@/contracts/calls/payee/cardAsked';
import { toAppError } from '@/core/appError';
import { formatDateTime, useT } from '@/i18n';
import { wantedPage } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';

function wantedShareCode(): string | null {
  const wanted = wantedPage();
  const shareCode = wanted?.name === 'collectionCardDetail' ? wanted.params.shareCode : null;
  return typeof shareCode === 'string' ? shareCode : null;
}

export function WantedRequest() {
  const [shareCode] = useState(wantedShareCode);
  return shareCode ? <Asked shareCode={shareCode} /> : null;
}

function Asked({ shareCode }: { shareCode: string }) {
  const t = useT();
  const asked = useCall(payeeCardAsked, { shareCode });
  if (asked.data) {
    const { name, country, currency, amount, validUntil } = asked.data;
    return (
      <Card id="wanted-request" title={t('account.asked.title', { name })}>
        {amount ? (
          <Money amount={amount} currency={currency} size="large" flag={country} />
        ) : (
          <DetailRow label={t('account.asked.amount')} value={t('account.asked.open')} />
        )}
        <DetailRow label={t('account.asked.until')} value={formatDateTime(validUntil)} />
      </Card>
    );
  }
  if (!asked.isError) return <Skeleton shape="card" rows={2} />;
  const { kind, serverMessage } = toAppError(asked.error);
  return (
    <Notice tone="warn" action={{ id: 'wanted-retry', label: t('common.retry'), onPress: asked.refetch }}>
      {(kind === 'business' && serverMessage) || t('account.asked.failed')}
    </Notice>
  );
}
