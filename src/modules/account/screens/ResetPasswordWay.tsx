import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import '../texts';

export function ResetPasswordWay() {
  const t = useT();
  return (
    <Screen title={t('account.password.resetTitle')} onBack={goBack}>
      <Notice tone="info">{t('account.password.resetHint')}</Notice>
      <Card>
        <ListRow
          id="reset-by-phone"
          icon="phone"
          title={t('account.contact.phone')}
          onPress={() => navigate('resetPwdVerify', { way: 'phone' })}
        />
        <ListRow
          id="reset-by-email"
          icon="mail"
          title={t('account.contact.email')}
          onPress={() => navigate('resetPwdVerify', { way: 'email' })}
        />
      </Card>
    </Screen>
  );
}
