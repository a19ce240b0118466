import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { filterAmount, groupAmount } from '@/core/amountText';
import { listText, useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import './amountInput.scss';
import { classes } from '../theme/classes';
import { noteIdOf } from '../field/fieldProps';
import { useWrong } from '../field/wrong';
import { TextInput } from '../TextInput';
import { Flag } from '../Flag';
import { Icon } from '../Icon';
import { Tap } from '../Tap';

interface Props {
  id: string;
  label: string;
  /** Plain decimal text. */
  value: string;
  onChange: (value: string) => void;
  currency: string;
  /** Country code. */
  flag?: string;
  decimals: number;
  /** Makes the currency a button. */
  onCurrencyPress?: () => unknown;
  error?: string;
  placeholder?: string;
  /** Dims the last amount while calculating; another one then comes in with a movement. */
  busy?: boolean;
}

const lengthClass = (signs: number): string | false =>
  signs > 12 ? 'ui-amount--longest' : signs > 10 ? 'ui-amount--longer' : signs > 8 && 'ui-amount--long';

/** True from a calculation's end, if its amount is another than the last one's, to the next one's start. */
function useRenewed(value: string, busy: boolean | undefined): boolean | undefined {
  const [last, setLast] = useState<{ amount: string; busy?: boolean; renewed?: boolean }>({
    amount: value,
    busy,
  });
  const amount = (busy ? '' : value) || last.amount;
  if (last.busy !== busy || last.amount !== amount)
    setLast({ amount, busy, renewed: last.busy && last.amount !== '' && last.amount !== amount });
  return last.renewed;
}

export function AmountInput(props: Props) {
  const { id, label, value, onChange, currency, decimals, error, placeholder = '0' } = props;
  useWrong(id, error);
  const renewed = useRenewed(value, props.busy);
  return (
    <View
      id={`${id}-item`}
      className={classes(
        'ui-amount',
        lengthClass(groupAmount(value).length),
        error && 'ui-amount--invalid',
        props.busy ? 'ui-amount--busy' : renewed && 'ui-amount--renewed',
      )}
    >
      <Text className="ui-amount__label">{label}</Text>
      <View className="ui-amount__row">
        <TextInput
          id={id}
          label={listText([label, currency])}
          className="ui-amount__input"
          type={decimals > 0 ? 'decimal' : 'integer'}
          value={value}
          placeholder={placeholder}
          invalid={Boolean(error)}
          describedBy={noteIdOf(id)}
          // Twelve digits, point, two decimals, three commas.
          maxLength={18}
          filter={(text) => filterAmount(text, decimals)}
          format={groupAmount}
          onChange={onChange}
        />
        <CurrencyPill {...props} />
      </View>
      <View id={noteIdOf(id)} {...a11y({ live: 'polite' })}>
        {error ? <Text className="ui-amount__error">{error}</Text> : null}
      </View>
    </View>
  );
}

function CurrencyPill({ id, currency, flag, onCurrencyPress }: Props) {
  const t = useT();
  const inside = (
    <>
      {flag ? <Flag code={flag} /> : null}
      <Text>{currency}</Text>
      {onCurrencyPress ? <Icon name="down" size="s" /> : null}
    </>
  );
  if (!onCurrencyPress) return <View className="ui-amount__pill">{inside}</View>;
  return (
    <Tap
      id={`${id}-currency`}
      label={t('common.currencyIs', { code: currency })}
      onPress={onCurrencyPress}
      className="ui-amount__pill"
    >
      {inside}
    </Tap>
  );
}
