import { Text, View } from '@tarojs/components';
import { serverNow } from '@/api/serverClock';
import { Decimal } from '@/core/decimal';
import { COUPON_SOON_DAYS } from '@/domain/coupons';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDate, type Translate, useT, useTKey } from '@/i18n';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/Icon/iconNames';
import { StatusTag } from '@/ui/StatusTag';
import type { CouponWorth } from './useCouponsOfDraft';
import type { Coupon } from '@/state/coupons/takeCoupon';
import { applyCoupon } from './applyCoupon';

const DAY_MS = 86_400_000;

/** Coupon types: cash, fee, rate, prize, deduction, diamond rates. */
const icons: Readonly<Record<number, IconName>> = {
  1: 'wallet',
  2: 'receipt',
  3: 'chart',
  4: 'gift',
  5: 'coupon',
  6: 'star',
  7: 'star',
};

interface Props {
  coupon: Coupon;
  state: 'UNUSED' | 'USED' | 'EXPIRED';
  worth: CouponWorth | undefined;
}

export function CouponCard({ coupon, state, worth }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { couponId, type, title, currencyCode, minSourceAmount, targetCountry, origin } = coupon;
  const unused = state === 'UNUSED';
  const minimum = new Decimal(minSourceAmount).isZero()
    ? t('coupon.anyAmount')
    : t('coupon.minimum', { amount: formatMoneyWithCode({ amount: minSourceAmount, currencyCode }) });
  const lines = [
    origin && t(`coupon.origin.${origin}`),
    targetCountry
      ? `${minimum} · ${t('coupon.target', { country: tKey(`countries.names.${targetCountry}`) })}`
      : minimum,
  ];
  return (
    <View id={`coupon-${couponId}`} className={unused ? 'coupon' : 'coupon coupon--past'}>
      <View className="coupon__face">
        <Icon name={icons[type] ?? 'coupon'} />
      </View>
      <View className="coupon__text">
        <Text className="coupon__title">{title}</Text>
        {lines.map((line) =>
          line ? (
            <Text key={line} className="coupon__note">
              {line}
            </Text>
          ) : null,
        )}
        <Ending coupon={coupon} state={state} />
        {worth ? <Worth worth={worth} coupon={coupon} /> : null}
      </View>
      {worth?.inUse ? (
        <View className="coupon__action coupon__note--good">
          <Icon name="check" />
        </View>
      ) : unused ? (
        <View className="coupon__action">
          <Button
            id={`coupon-use-${couponId}`}
            size="small"
            kind={worth && !worth.usable ? 'secondary' : 'primary'}
            label={t('coupon.use')}
            onPress={() => applyCoupon(coupon)}
          />
        </View>
      ) : null}
    </View>
  );
}

function Ending({ coupon: { expiresAt }, state }: Pick<Props, 'coupon' | 'state'>) {
  const t = useT();
  const date = formatDate(expiresAt);
  if (state === 'USED') return <StatusTag tone="green" label={t('coupon.usedUp')} />;
  if (state === 'EXPIRED') return <Text className="coupon__note">{t('coupon.endedOn', { date })}</Text>;
  const days = Math.floor((expiresAt - serverNow()) / DAY_MS);
  return (
    <>
      <Text className="coupon__note">{t('coupon.until', { date })}</Text>
      {days < COUPON_SOON_DAYS ? <StatusTag tone="amber" label={leftText(t, days)} /> : null}
    </>
  );
}

const leftText = (t: Translate, days: number): string =>
  days < 1 ? t('coupon.lastHours') : t('coupon.daysLeft', { count: days });

function Worth({ worth, coupon }: { worth: CouponWorth; coupon: Coupon }) {
  const t = useT();
  const tKey = useTKey();
  const { best, inUse, saves, obstacle, quote } = worth;
  const money = (amount: string): string =>
    formatMoneyWithCode({ amount, currencyCode: quote.sourceCurrency });
  if (!obstacle)
    return (
      <>
        <Text className="coupon__note coupon__note--good">
          {t(best ? 'coupon.best' : 'coupon.saves', { amount: money(saves) })}
        </Text>
        {best && inUse ? <Text className="coupon__note">{t('coupon.bestWhy')}</Text> : null}
      </>
    );
  const more = Decimal.max(0, new Decimal(coupon.minSourceAmount).minus(quote.sourceAmount)).toFixed();
  return (
    <Text className="coupon__note coupon__note--bad">
      {t(`coupon.obstacle.${obstacle}`, {
        more: money(more),
        currency: coupon.currencyCode,
        country: coupon.targetCountry ? tKey(`countries.names.${coupon.targetCountry}`) : '',
      })}
    </Text>
  );
}
