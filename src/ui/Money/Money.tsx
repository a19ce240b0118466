import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { formatAmount } from '@/core/amountText';
import { a11y } from '../aria/a11y';
import { decimalsOf } from '../field/decimals';
import { Flag } from '../Flag';
import { classes } from '../theme/classes';
import './money.scss';

interface Props {
  /** Decimal text, such as `1204.5`. */
  amount: string;
  currency: string;
  /** Default: the currency's. */
  decimals?: number;
  size?: 'hero' | 'large' | 'normal' | 'small';
  tone?: 'plain' | 'green' | 'muted' | 'light';
  /** Country code. */
  flag?: string;
  sign?: '+' | '−';
}

/** Read out as one phrase; another amount than before comes in with a movement. */
export function Money({
  amount,
  currency,
  decimals = decimalsOf(currency),
  size = 'normal',
  tone = 'plain',
  flag,
  sign,
}: Props) {
  const figures = `${sign ?? ''}${formatAmount(amount, decimals)}`;
  const [shown, setShown] = useState({ figures, renewed: false });
  if (shown.figures !== figures) setShown({ figures, renewed: true });
  return (
    <View
      className={`ui-money ui-money--${size} ui-money--${tone}`}
      {...a11y({ role: 'img', label: `${figures} ${currency}` })}
    >
      {flag ? <Flag code={flag} size={size === 'hero' || size === 'large' ? 'm' : 's'} /> : null}
      <Text
        key={figures}
        className={classes('ui-money__figures t-num', shown.renewed && 'ui-money__figures--renewed')}
      >
        {figures}
      </Text>
      <Text className="ui-money__code">{currency}</Text>
    </View>
  );
}
