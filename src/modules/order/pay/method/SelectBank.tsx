import { useState } from 'react';
import { orderBankList } from '@/contracts/calls/bank/paymentBanks';
import { wordSearch } from '@/core/wordSearch';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { SearchField } from '@/ui/SearchField';
import { OrderFrame } from '../../OrderFrame';
import { useOrder } from '../../useOrder';
import { NothingToPay } from '../NothingToPay';
import { PayBar } from '../PayBar';

export function SelectBank() {
  const t = useT();
  const { params } = useRoute('euSelectPaymentBank');
  const { seqNo, fundingType } = params;
  const view = useOrder(seqNo);
  const banks = useCall(orderBankList, view.order && { countryCode: view.order.countryCode });
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const search = wordSearch(words);
  const shown = (banks.data?.list ?? []).filter(
    ({ bankName, localName, swift }) => !search || search.finds(bankName, localName, swift),
  );
  // A bank hidden by the search does not count as chosen.
  const bank = shown.find(({ bankCode }) => bankCode === chosen);

  return (
    <OrderFrame
      id="select-bank"
      title={t('order.titles.euSelectPaymentBank')}
      view={view}
      footer={(order) => (
        <PayBar
          order={order}
          help="paymentMethod"
          main={{
            id: 'select-bank-next',
            label: t('common.next'),
            disabled: bank === undefined,
            onPress: () => navigate('paymentLink', { seqNo, fundingType, bankCode: bank?.bankCode }),
          }}
        />
      )}
    >
      {(order) =>
        !isPayable(order.status) ? (
          <NothingToPay order={order} />
        ) : (
          <QueryState
            query={banks}
            shape="list"
            rows={6}
            empty={
              banks.data?.list.length === 0 ? (
                <EmptyState icon="bank" title={t('order.bank.none')} note={t('order.bank.noneHint')} />
              ) : null
            }
          >
            {() => (
              <>
                <SearchField
                  id="select-bank-search"
                  label={t('order.bank.search')}
                  value={words}
                  onChange={setWords}
                />
                {shown.length === 0 ? (
                  <EmptyState
                    icon="search"
                    title={t('order.bank.notFound')}
                    note={t('order.bank.notFoundHint')}
                  />
                ) : (
                  <RadioGroup
                    id="select-bank-option"
                    label={t('order.titles.euSelectPaymentBank')}
                    value={chosen}
                    options={shown.map(({ bankCode, bankName, unavailable }) => ({
                      value: bankCode,
                      label: bankName,
                      note: unavailable ? t('order.bank.unavailable') : undefined,
                      disabled: unavailable,
                    }))}
                    onChange={setChosen}
                  />
                )}
              </>
            )}
          </QueryState>
        )
      }
    </OrderFrame>
  );
}
