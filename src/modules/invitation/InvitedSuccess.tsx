import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { friendAmount } from './amounts';
import './texts';

export function InvitedSuccess() {
  const t = useT();
  const { payer } = useSession();
  return (
    <Screen
      id="invited-success"
      title={t('coupon.invitation.success.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={
            payer
              ? {
                  id: 'invited-send',
                  label: t('coupon.invitation.success.send'),
                  onPress: () => navigate('tabbar', { tab: 'remit' }),
                }
              : {
                  id: 'invited-login',
                  label: t('coupon.invitation.success.login'),
                  onPress: () => navigate('start', {}),
                }
          }
        />
      }
    >
      {payer ? (
        <EmptyState
          icon="check"
          title={t('coupon.invitation.success.title')}
          note={t('coupon.invitation.success.text', { amount: friendAmount(payer.countryCode) })}
          action={{
            id: 'invited-coupons',
            label: t('coupon.invitation.success.coupons'),
            onPress: () => navigate('myCoupon', {}),
          }}
        />
      ) : (
        <EmptyState
          icon="check"
          title={t('coupon.invitation.success.title')}
          note={t('coupon.invitation.success.visitor')}
        />
      )}
    </Screen>
  );
}
