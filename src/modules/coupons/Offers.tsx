import { Text, View } from '@tarojs/components';
import { activityPlatformCoupon } from '@/contracts/calls/coupon/offers';
import { formatDate, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { useOffers } from './useOffers';

export function Offers() {
  const t = useT();
  const { payer } = useSession();
  const offers = useOffers(payer?.countryCode);
  const { mutateAsync: claim } = useCallMutation(activityPlatformCoupon);
  if (!payer || offers.list.length === 0) return null;
  const take = async (activityCode: string): Promise<void> => {
    try {
      offers.show(await claim({ countryCode: payer.countryCode, activityCode }));
      showToast({ messageKey: 'coupon.offers.done' });
    } catch (thrown) {
      showError(thrown);
      offers.renew();
    }
  };
  return (
    <Card title={t('coupon.offers.title')}>
      {offers.list.map(({ activityCode, title, content, endsAt, remaining }) => (
        <ListRow
          key={activityCode}
          title={title}
          note={content}
          below={
            <Text className="coupon__note">{t('coupon.offers.until', { date: formatDate(endsAt) })}</Text>
          }
          right={
            <View className="coupon-offer__action">
              <Button
                id={`offer-${activityCode}`}
                size="small"
                kind="secondary"
                label={remaining > 0 ? t('coupon.offers.claim') : t('coupon.offers.gone')}
                disabled={remaining === 0}
                onPress={() => take(activityCode)}
              />
            </View>
          }
        />
      ))}
    </Card>
  );
}
