import { View } from '@tarojs/components';
import { useState } from 'react';
import { couponQueryPayer } from '@/contracts/calls/coupon/coupons';
import { COUPON_SOON_DAYS } from '@/domain/coupons';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Tabs } from '@/ui/Tabs';
import { CouponCard } from './CouponCard';
import './coupons.scss';
import { Offers } from './Offers';
import { RedeemCode } from './RedeemCode';
import './texts';
import { useCouponsOfDraft } from './useCouponsOfDraft';
import { TransferNote } from './TransferNote';

const states = ['UNUSED', 'USED', 'EXPIRED'] as const;
type State = (typeof states)[number];

export function Coupons() {
  const t = useT();
  const [state, setState] = useState<State>('UNUSED');
  const coupons = useCall(
    couponQueryPayer,
    { status: state },
    { staleMs: 0, lasting: 'own', renewOnReturn: true },
  );
  const transfer = useCouponsOfDraft();
  const list = inOrder(coupons.data?.list ?? [], transfer?.ranks);
  return (
    <Screen id="coupons" title={t('coupon.title')} onBack={goBack}>
      <Tabs
        id="coupon-tab"
        label={t('coupon.tabs.label')}
        tabs={states.map((key) => ({ key, label: t(`coupon.tabs.${key}`) }))}
        active={state}
        onChange={setState}
      />
      <QueryState
        query={coupons}
        shape="list"
        empty={
          list.length === 0 ? (
            <EmptyState
              icon="coupon"
              title={t(`coupon.empty.${state}`)}
              note={t(`coupon.empty.${state}Hint`, { days: COUPON_SOON_DAYS })}
            />
          ) : null
        }
      >
        {() => (
          <>
            {state === 'UNUSED' && transfer ? <TransferNote transfer={transfer} /> : null}
            <View id="coupon-list">
              {list.map((coupon) => (
                <CouponCard
                  key={coupon.couponId}
                  coupon={coupon}
                  state={state}
                  worth={state === 'UNUSED' ? transfer?.worthOf(coupon.couponId) : undefined}
                />
              ))}
            </View>
          </>
        )}
      </QueryState>
      <Offers />
      <RedeemCode onRedeemed={() => setState('UNUSED')} />
    </Screen>
  );
}

function inOrder<C extends { couponId: string }>(
  coupons: readonly C[],
  ranks: ReadonlyMap<string, number> | undefined,
): readonly C[] {
  if (!ranks) return coupons;
  const rank = ({ couponId }: C): number => ranks.get(couponId) ?? ranks.size;
  return [...coupons].sort((a, b) => rank(a) - rank(b));
}
