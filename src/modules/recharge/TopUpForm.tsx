import { View } from '@tarojs/components';
import type { Payer } from '@/contracts/entities/payer';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { marketRow } from '@/domain/markets/markets';
import { middot, useT } from '@/i18n';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Members } from './Members';
import { goodsText } from './topUpTexts';
import type { TopUpChoice } from './useTopUpChoice';

interface Props {
  choice: TopUpChoice;
  payer: Payer;
  tried: boolean;
}

export function TopUpForm({ choice, payer, tried }: Props) {
  const t = useT();
  const { brand, members, member, choose } = choice;
  if (!brand) return null;
  return (
    <>
      <Brands choice={choice} />
      <Members
        members={members}
        chosen={member}
        onChoose={(memberId) => choose({ memberId })}
        kind={brand.accountKind}
        brand={brand.brand}
        areaCode={payer.areaCode ?? marketRow(payer.countryCode)?.areaCode ?? ''}
        error={tried && !member ? t('recharge.choose.needMember') : undefined}
      />
      <Items choice={choice} tried={tried} />
      <Notice tone="info">{t('recharge.choose.hint')}</Notice>
    </>
  );
}

function Brands({ choice: { sold, brand, choose } }: Pick<Props, 'choice'>) {
  const t = useT();
  return (
    <Field
      as={RadioGroup}
      id="top-up-brand"
      label={t('recharge.choose.brand')}
      cards
      options={sold.map((row, at) => ({
        value: String(at),
        label: row.brand,
        disabled: row.soldOut,
        note: row.soldOut
          ? t('recharge.choose.soldOut')
          : t('recharge.choose.from', {
              title: row.title,
              amount: formatMoneyWithCode(row.from),
            }),
      }))}
      value={String(sold.findIndex((row) => row === brand))}
      onChange={(at) => choose({ brand: sold[Number(at)]?.brand })}
    />
  );
}

function Items({ choice: { items, item, choose }, tried }: Pick<Props, 'choice' | 'tried'>) {
  const t = useT();
  return (
    <QueryState query={items} shape="list">
      {({ list }) => (
        <View className="top-up-items">
          <Field
            as={RadioGroup}
            id="top-up-item"
            label={t('recharge.choose.item')}
            cards
            error={tried && !item ? t('recharge.choose.needItem') : undefined}
            options={list.map((row) => ({
              value: row.itemId,
              label: formatMoneyWithCode(row.price),
              disabled: row.soldOut,
              note: [
                goodsText(t, row),
                row.soldOut
                  ? t('recharge.choose.soldOut')
                  : row.originalPrice.amount === row.price.amount
                    ? undefined
                    : t('recharge.choose.was', {
                        amount: formatMoneyWithCode(row.originalPrice),
                      }),
              ]
                .filter(Boolean)
                .join(middot),
            }))}
            value={item?.itemId ?? ''}
            onChange={(itemId) => choose({ itemId })}
          />
        </View>
      )}
    </QueryState>
  );
}
