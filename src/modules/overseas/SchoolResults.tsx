import { schoolManagerList } from '@/contracts/calls/school/school';
import { useT } from '@/i18n';
import { useSourceMarket } from '@/state/market/sourceMarket';
import { usePages } from '@/state/queries/queries';
import { rowsOf } from '@/state/queries/queryResult';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
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
  return (
    <QueryState
      query={rowsOf(pages)}
      shape="list"
      rows={4}
      empty={
        pages.rows.length === 0 ? (
          <EmptyState
            icon="search"
            title={t('overseas.list.empty')}
            note={keyword ? t('overseas.list.emptyNote') : undefined}
          />
        ) : null
      }
    >
      {(rows) => (
        <>
          <Card title={t('overseas.list.title')}>
            {rows.map((school) => (
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
      )}
    </QueryState>
  );
}
