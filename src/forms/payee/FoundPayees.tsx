import { useState } from 'react';
import type { Payee } from '@/contracts/entities/payee';
import { wordSearch } from '@/core/wordSearch';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { focusField } from '@/ui/field/focusField';
import { PayeeRow } from '@/ui/PayeeRow';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';

interface Props {
  list: readonly Payee[];
  title?: string;
  current?: string;
  onPress: (payee: Payee) => unknown;
}

const SEARCH_FROM = 6;
const ROWS_AT_ONCE = 50;
const SEARCH = 'payees-search';

export function FoundPayees({ list, title, current, onPress }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const search = wordSearch(keyword);
  const found = list.filter(({ name, payeeLabel }) => !search || search.finds(name, payeeLabel));
  const clear = (): void => {
    setKeyword('');
    focusField(SEARCH);
  };
  return (
    <>
      {keyword || list.length >= SEARCH_FROM ? (
        <TextField
          id={SEARCH}
          type="search"
          label={t('payees.search')}
          placeholder={t('payees.search')}
          value={keyword}
          onChange={setKeyword}
        />
      ) : null}
      {found.length === 0 ? (
        <EmptyState
          icon="payee"
          title={t('payees.notFound')}
          note={t('payees.notFoundHint')}
          action={{ id: `${SEARCH}-clear`, label: t('common.clear'), onPress: clear }}
        />
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
