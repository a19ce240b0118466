import { maskEmail, maskPhone } from '@/core/masking';
import type { Payer } from '@/contracts/entities/payer';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { ListRow } from '@/ui/ListRow';
import '../texts';

export function Contacts({ payer, payPassword }: { payer: Payer; payPassword: boolean | undefined }) {
  const t = useT();
  const set = (is: boolean | undefined): string | undefined =>
    is === undefined ? undefined : t(is ? 'account.manage.set' : 'account.manage.notSet');
  return (
    <>
      <ListRow
        id="user-phone"
        icon="phone"
        title={t('account.manage.phone')}
        value={payer.phoneNumber ? maskPhone(payer.phoneNumber) : t('account.manage.notSet')}
        onPress={() =>
          payer.phoneNumber ? navigate('replaceAccountVerify', { way: 'phone' }) : navigate('bindPhone', {})
        }
      />
      <ListRow
        id="user-email"
        icon="mail"
        title={t('account.manage.email')}
        value={payer.email ? maskEmail(payer.email) : t('account.manage.notSet')}
        onPress={() =>
          payer.email ? navigate('replaceAccountVerify', { way: 'email' }) : navigate('bindEmail', {})
        }
      />
      <ListRow
        id="user-password"
        icon="lock"
        title={t('account.manage.password')}
        value={set(payer.hasPassword)}
        onPress={() => navigate('updatePwd', {})}
      />
      <ListRow
        id="user-pay-password"
        icon="shield"
        title={t('account.manage.payPassword')}
        value={set(payPassword)}
        onPress={() => navigate('payPassword', {})}
      />
    </>
  );
}
