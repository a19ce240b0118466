import { schoolManagerList } from '@/contracts/calls/school/school';
import { useT } from '@/i18n';
import { useSourceMarket } from '@/state/market/sourceMarket';
import { usePages } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { TextButton } from '@/ui/TextButton';
import { SchoolRow } from './SchoolRow';

const PAGE_SIZE = 20;

export function SchoolResults({ keyword, country }: { keyword: string; country?: string | undefined }) {
  const t = useT();
  const sourceCountry = useSourceMarket() ?? undefined;
  const pages = usePages(schoolManagerList, {
    ...(keyword ? { keyword } : {}),
    country,
    sourceCountry,
    pageSize: PAGE_SIZE,
  });
  if (pages.state === 'loading') return <Skeleton shape="list" rows={4} />;
  if (pages.state === 'failed') return <ErrorState error={pages.error} onRetry={pages.refresh} />;
  if (pages.rows.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t('overseas.list.empty')}
        note={keyword ? t('overseas.list.emptyNote') : undefined}
      />
    );
  return (
    <>
      {pages.staleSince ? <StaleNote time={pages.staleSince} onRetry={pages.refresh} /> : null}
      <Card title={t('overseas.list.title')}>
        {pages.rows.map((school) => (
          <SchoolRow key={school.schoolId} school={school} />
        ))}
      </Card>
      {pages.more === 'none' ? null : (
        <TextButton
          id="schools-more"
          label={t(pages.more === 'failed' ? 'common.retry' : 'common.more')}
          onPress={pages.loadMore}
        />
      )}
    </>
  );
}
