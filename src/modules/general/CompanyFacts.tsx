import { Text } from '@tarojs/components';
import { companies } from '@/domain/markets/companies';
import { companyFacts } from '@/domain/markets/companyFacts';
import { isMarket } from '@/domain/markets/markets';
import { useT, useTKey } from '@/i18n';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import './companyFacts.scss';
import '@/i18n/companyTexts';
import './texts';

interface Props {
  market: string;
}

export function CompanyFacts({ market }: Props) {
  const t = useT();
  const tKey = useTKey();
  if (!isMarket(market)) return null;
  const { name, regulator, safeguarding } = companies[market];
  const { licence, address, hours, complaints } = companyFacts[market];
  return (
    <Card title={t('general.company.title')}>
      <DetailRow label={t('general.company.name')} value={name} />
      <DetailRow label={t('general.company.regulator')} value={regulator} />
      <DetailRow label={t('general.company.licence')} value={licence} />
      <DetailRow label={t('general.company.address')} value={address} />
      <DetailRow label={t('general.company.hours')} value={t('general.company.weekdays', { hours })} />
      <DetailRow label={t('general.company.complaints')} value={complaints} />
      <Text className="company-facts__keep">{tKey(`company.safeguarding.${safeguarding}`)}</Text>
      <Text className="company-facts__sample">{t('general.company.sample')}</Text>
    </Card>
  );
}
