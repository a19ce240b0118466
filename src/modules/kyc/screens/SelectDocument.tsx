import { kycIdConfig } from '@/contracts/calls/kyc/kyc';
import type { DocumentType } from '@/contracts/entities/documentType';
import { middot, useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import { kycPlanOf } from '@/routes/flows/kycPlan';
import { kycMarketOf } from '@/schemas/kyc';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { sideName } from '../documentTexts';
import { KycProgress } from '../KycProgress';
import { KycReason } from '../KycReason';
import '../texts';

export function SelectDocument() {
  const t = useT();
  const { name, params } = useRoute('selectDocument', 'jpnSelectDocument');
  const { payer } = useSession();
  const market = name === 'jpnSelectDocument' ? 'JPN' : (params.market ?? payer?.countryCode);
  const types = useCall(kycIdConfig, market ? { countryCode: market } : null);
  const ofNumber = params.isJpnNumber === true;
  return (
    <Screen
      title={ofNumber ? t('kyc.select.numberTitle') : t('kyc.select.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('selectDocument') }}
          middle={
            ofNumber && params.hideNoCard !== true
              ? {
                  id: 'document-none',
                  label: t('kyc.select.noCard'),
                  onPress: () => contactService('noNumberCard', { reason: 'kyc.select.noCardHelp' }),
                }
              : undefined
          }
        />
      }
    >
      {market ? <KycProgress plan={kycPlanOf(market)} at={ofNumber ? 'numberCard' : 'document'} /> : null}
      <KycReason />
      <Notice tone="info">{ofNumber ? t('kyc.select.numberHint') : t('kyc.select.hint')}</Notice>
      <QueryState query={types} shape="list">
        {({ list }) => (
          <DocumentList
            list={list.filter((type) => (type.numberCard === true) === ofNumber)}
            onChoose={(idType) =>
              navigate('documentUpload', { market, idType, fix: params.fix, isJpnNumber: params.isJpnNumber })
            }
          />
        )}
      </QueryState>
      {ofNumber || !market ? null : <StandIns market={market} />}
    </Screen>
  );
}

export function DocumentList({
  list,
  onChoose,
}: {
  list: readonly DocumentType[];
  onChoose: (idType: string) => unknown;
}) {
  const t = useT();
  if (list.length === 0) return <EmptyState title={t('kyc.select.none')} />;
  return (
    <Card>
      {list.map((type) => (
        <ListRow
          key={type.idType}
          id={`document-${type.idType}`}
          icon="card"
          title={documentName(type.idType)}
          note={[
            type.sides
              .filter((side) => side.required)
              .map((side) => sideName(t, type.idType, side.side))
              .join(middot),
            type.restrictsTo === 'CHN' ? t('kyc.select.mainlandOnly') : '',
          ]
            .filter(Boolean)
            .join(middot)}
          onPress={() => onChoose(type.idType)}
        />
      ))}
    </Card>
  );
}

function StandIns({ market }: { market: string }) {
  const t = useT();
  const proofs = kycMarketOf(market)?.proofs;
  if (!proofs?.eVisa && !proofs?.extension) return null;
  return (
    <Card>
      {proofs.eVisa ? (
        <ListRow
          id="document-eVisa"
          icon="globe"
          title={t('kyc.proof.titles.eVisa')}
          note={t('kyc.proof.shareCode')}
          onPress={() => navigate('eVisaAuth', {})}
        />
      ) : null}
      {proofs.extension ? (
        <ListRow
          id="document-extension"
          icon="calendar"
          title={t('kyc.proof.titles.extension')}
          note={t('kyc.select.extensionNote')}
          onPress={() => navigate('extensionCertificateEu', {})}
        />
      ) : null}
    </Card>
  );
}
