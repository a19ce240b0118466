import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverClock';
import { rechargeOrders } from '@/contracts/calls/services/recharge';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { variant } from '@/variants';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import './openOrder.scss';

/** A week: nothing can be done about it. */
const TOLD_MS = 7 * 86_400_000;
const EXPIRED = 2;

export function FailedTopUp() {
  const t = useT();
  const { data } = useCall(
    rechargeOrders,
    { status: EXPIRED, pageSize: 1 },
    { enabled: !variant.hidesMenu.includes('recharge'), lasting: 'own', renewOnReturn: true },
  );
  const order = data?.rows[0];
  if (order?.refundedAt === undefined || serverNow() - order.refundedAt > TOLD_MS) return null;
  const { brand, amount, seqNo } = order;
  return (
    <View className="open-order">
      <Card id="home-top-up">
        <ListRow
          id="home-top-up-open"
          icon="warning"
          title={t('remit.home.topUpFailed', { brand })}
          note={t('remit.home.topUpReturned', { amount: formatMoneyWithCode(amount) })}
          onPress={() => navigate('rechargeOrderDetail', { seqNo })}
        />
      </Card>
    </View>
  );
}
