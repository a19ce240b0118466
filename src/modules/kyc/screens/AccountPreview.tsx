import { kycInfo } from '@/contracts/calls/kyc/info';
import type { Payer } from '@/contracts/entities/payer';
import { documentStatuses, kycStatuses } from '@/domain/statuses/kyc';
import { formatDate, useT, useTKey } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import '@/i18n/statusTexts';
import { renewDocument, withPayerNow } from '@/state/accountOpening/kycOpening';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import '../texts';
import { useAreaName } from '../useEnumOptions';

const addressParts = [
  'unit',
  'building',
  'houseNumber',
  'street',
  'suburb',
  'district',
  'city',
  'state',
  'postCode',
];

const renewInPlace = (payer: Payer): Promise<void> => renewDocument(payer, { replace: true });

export function AccountPreview() {
  const t = useT();
  const tKey = useTKey();
  const { payer } = useSession();
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const data = info.data;
  const { tone, labelKey } = kycStatuses[data?.kycStatus ?? 'Init'];
  const basic = data?.basicInformation;
  const text = (field: string): string => {
    const value = basic?.[field];
    return typeof value === 'string' ? value : '';
  };
  const country = data?.countryCode ?? '';
  const areaOf = useAreaName(country, country ? undefined : '');
  const districtOf = useAreaName(country, text('state'));
  const named: Record<string, (code: string) => string> = { state: areaOf, district: districtOf };
  const document = documentStatuses[data?.identityStatus ?? 'Init'];
  const { expired } = document;
  const renew = expired || data?.identityStatus === 'SoonExpired';
  return (
    <Screen
      title={t('kyc.preview.title')}
      onBack={goBack}
      footer={
        data ? (
          <ActionBar
            main={
              renew
                ? {
                    id: 'preview-update',
                    label: t('kyc.preview.update'),
                    onPress: () => (payer ? renewInPlace(payer) : withPayerNow(renewInPlace)),
                  }
                : {
                    id: 'preview-send',
                    label: t('kyc.passed.go'),
                    onPress: () => navigate('tabbar', { tab: 'remit' }),
                  }
            }
          />
        ) : undefined
      }
    >
      <QueryState query={info}>
        {({ identityStatus, idType }) => (
          <>
            {expired ? <Notice tone="danger">{t('kyc.preview.expired')}</Notice> : null}
            {identityStatus === 'SoonExpired' ? (
              <Notice tone="warn">{t('kyc.preview.soonExpired')}</Notice>
            ) : null}
            <Card>
              <DetailRow label={t('kyc.preview.status')} kind="strong">
                <StatusTag tone={tone} label={tKey(labelKey)} />
              </DetailRow>
              <DetailRow
                label={t('kyc.preview.name')}
                value={['firstName', 'middleName', 'lastName'].map(text).filter(Boolean).join(' ')}
              />
              <DetailRow
                label={t('kyc.preview.birth')}
                value={text('birthDate') ? formatDate(text('birthDate')) : ''}
              />
              <DetailRow
                label={t('kyc.preview.nationality')}
                value={text('nationality') ? tKey(`countries.names.${text('nationality')}`) : ''}
              />
              <DetailRow
                label={t('kyc.preview.address')}
                value={addressParts
                  .map((part) => named[part]?.(text(part)) ?? text(part))
                  .filter(Boolean)
                  .join(', ')}
              />
              {idType ? (
                <>
                  <DetailRow label={t('kyc.preview.document')} value={documentName(idType)} />
                  <DetailRow label={t('kyc.preview.validity')}>
                    <StatusTag tone={document.tone} label={tKey(document.labelKey)} />
                  </DetailRow>
                </>
              ) : null}
            </Card>
          </>
        )}
      </QueryState>
    </Screen>
  );
}
