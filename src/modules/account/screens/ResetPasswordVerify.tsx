import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Screen } from '@/ui/Screen';
import { useVerifiedContact } from '../parts/useVerifiedContact';
import '../texts';

export function ResetPasswordVerify() {
  const t = useT();
  const { params } = useRoute('resetPwdVerify');
  const verified = useVerifiedContact('reset', 'resetPassword', params?.way ?? 'phone');
  const next = async (): Promise<void> => {
    const proof = await verified.verify();
    if (!proof) return;
    const { ticket, countryCode: market } = proof;
    await navigate('setPwd', { ticket, scene: 'reset', market }, { replace: true });
  };
  return (
    <Screen
      title={t('account.password.resetTitle')}
      onBack={goBack}
      footer={
        <ActionBar
          main={verified.sendButton ?? { id: 'reset-next', label: t('common.next'), onPress: next }}
        />
      }
    >
      <Card>{verified.fields}</Card>
    </Screen>
  );
}
