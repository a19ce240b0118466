import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries';
import { useSession } from '@/state/session';
import { contactService } from '@/state/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { documentName, sideName } from '../documentTexts';
import { KycProgress } from '../KycProgress';
import '../texts';

/** /select-document: the documents that the market takes, with the pictures each asks for. */
export function SelectDocument() {
  const t = useT();
  const { params } = useRoute('selectDocument');
  const { payer } = useSession();
  const market = params.market ?? payer?.countryCode ?? 'AUS';
  const types = useCall('kyc.idConfig', { countryCode: market });
  return (
    <Screen
      title={t('kyc.select.title')}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService('selectDocument') }} />}
    >
      <KycProgress at={1} />
      <Notice tone="info">{t('kyc.select.hint')}</Notice>
      {types.isError && !types.data ? <ErrorState onRetry={types.refetch} /> : null}
      {types.isPending ? <Skeleton shape="list" rows={3} /> : null}
      {types.data && types.data.list.length === 0 ? <EmptyState title={t('kyc.select.none')} /> : null}
      {types.data && types.data.list.length > 0 ? (
        <Card>
          {types.data.list.map((type) => (
            <ListRow
              key={type.idType}
              id={`document-${type.idType}`}
              icon="card"
              title={documentName(type.idType)}
              note={[
                type.sides
                  .filter((side) => side.required)
                  .map((side) => sideName(t, side.side))
                  .join(' · '),
                type.restrictsTo === 'CHN' ? t('kyc.select.mainlandOnly') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              onPress={() => navigate('documentUpload', { market, idType: type.idType, fix: params.fix })}
            />
          ))}
        </Card>
      ) : null}
    </Screen>
  );
}
