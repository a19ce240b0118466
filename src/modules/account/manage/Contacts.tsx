import { maskEmail, maskPhone } from '@/core/masking';
import type { Payer } from '@/contracts/entities/payer';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { ListRow } from '@/ui/ListRow';
import { StatusTag } from '@/ui/StatusTag';
import './texts';

export function Contacts({ payer, payPassword }: { payer: Payer; payPassword: boolean | undefined }) {
  const t = useT();
  const notSet = t('manage.notSet');
  const missing = { below: <StatusTag tone="amber" label={notSet} />, more: notSet };
  const set = (is: boolean | undefined) => (is === false ? missing : is ? { value: t('manage.set') } : {});
  return (
    <>
      <ListRow
        id="user-phone"
        icon="phone"
        title={t('manage.phone')}
        {...(payer.phoneNumber ? { value: maskPhone(payer.phoneNumber) } : missing)}
        onPress={() =>
          payer.phoneNumber ? navigate('replaceAccountVerify', { way: 'phone' }) : navigate('bindPhone', {})
        }
      />
      <ListRow
        id="user-email"
        icon="mail"
        title={t('manage.email')}
        {...(payer.email ? { value: maskEmail(payer.email) } : missing)}
        onPress={() =>
          payer.email ? navigate('replaceAccountVerify', { way: 'email' }) : navigate('bindEmail', {})
        }
      />
      <ListRow
        id="user-password"
        icon="lock"
        title={t('manage.password')}
        {...set(payer.hasPassword)}
        onPress={() => navigate('updatePwd', {})}
      />
      <ListRow
        id="user-pay-password"
        icon="shield"
        title={t('manage.payPassword')}
        {...set(payPassword)}
        onPress={() => navigate('payPassword', {})}
      />
    </>
  );
}
