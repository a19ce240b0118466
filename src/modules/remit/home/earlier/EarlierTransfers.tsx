import { View } from '@tarojs/components';
import { useT } from '@/i18n';
import { useUnread } from '@/state/notices/useUnread';
import { useLatestOrders } from '@/state/orders/waitingOrders';
import { Notice } from '@/ui/Notice';
import { StaleNote } from '@/ui/StaleNote';
import { FailedTopUp } from './FailedTopUp';
import { OpenOrder } from './OpenOrder';
import './openOrder.scss';
import { RecentPayees, type RecentPayeesProps, useSavedPayees } from './RecentPayees';
import { useLastCorridor } from './useLastCorridor';

export function EarlierTransfers(props: RecentPayeesProps) {
  useUnread();
  useLastCorridor(props.countries ?? []);
  return (
    <>
      {props.countries ? <Age /> : null}
      <OpenOrder />
      <FailedTopUp />
      <RecentPayees {...props} />
    </>
  );
}

function Age() {
  const t = useT();
  const orders = useLatestOrders();
  const payees = useSavedPayees();
  const failed = [orders, payees].filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  const again = (): unknown => Promise.all(failed.map(({ refetch }) => refetch()));
  const rows = (orders.data?.rows.length ?? 0) + (payees.data?.list.length ?? 0);
  if (failed.some(({ data }) => !data))
    return (
      <View className="open-order">
        <Notice tone="warn" action={{ id: 'home-earlier-retry', label: t('common.retry'), onPress: again }}>
          {t('remit.home.earlierFailed')}
        </Notice>
      </View>
    );
  return rows === 0 ? null : (
    <View className="open-order">
      <StaleNote time={Math.min(...failed.map(({ dataUpdatedAt }) => dataUpdatedAt))} onRetry={again} />
    </View>
  );
}
