import { useT } from '@/i18n';
import { SERVICE_EMAIL } from '@/state/market/serviceContact';
import { contactService } from '@/state/market/support';
import { variant } from '@/variants';
import { EmptyState } from '@/ui/EmptyState';

export function NoMerchant({ problem }: { problem: 'missing' | 'unknown' }) {
  const t = useT();
  return (
    <EmptyState
      icon="info"
      title={t(`remit.home.merchant.${problem}`)}
      note={t('remit.home.merchant.note', { brand: variant.brandName, mail: SERVICE_EMAIL })}
      action={{
        id: 'home-merchant-help',
        label: t('common.contactUs'),
        onPress: () => contactService('merchant'),
      }}
    />
  );
}
