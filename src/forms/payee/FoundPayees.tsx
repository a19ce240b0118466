import { useState } from 'react';
import type { Payee } from '@/contracts/entities/payee';
import { wordSearch } from '@/core/wordSearch';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { PayeeRow } from '@/ui/PayeeRow';
import { SearchField } from '@/ui/SearchField';
import { TextButton } from '@/ui/TextButton';
import { NoneFound, SEARCH_FROM } from '../search/NoneFound';

interface Props {
  list: readonly Payee[];
  title?: string;
  current?: string;
  onPress: (payee: Payee) => unknown;
}

const ROWS_AT_ONCE = 50;

export function FoundPayees({ list, title, current, onPress }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const search = wordSearch(keyword);
  const found = list.filter(({ name, payeeLabel }) => !search || search.finds(name, payeeLabel));
  return (
    <>
      {keyword || list.length >= SEARCH_FROM ? (
        <SearchField id="payees-search" label={t('payees.search')} value={keyword} onChange={setKeyword} />
      ) : null}
      {found.length === 0 ? (
        <NoneFound icon="payee" />
      ) : (
        <Card title={title}>
          {found.slice(0, most).map((payee) => (
            <PayeeRow
              key={payee.id}
              payee={payee}
              current={payee.id === current}
              onPress={() => onPress(payee)}
            />
          ))}
        </Card>
      )}
      {found.length > most ? (
        <TextButton id="payees-more" label={t('common.more')} onPress={() => setMost(most + ROWS_AT_ONCE)} />
      ) : null}
    </>
  );
}
