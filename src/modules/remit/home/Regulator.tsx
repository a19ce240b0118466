import { Text, View } from '@tarojs/components';
import { companies } from '@/domain/markets/companies';
import { isMarket } from '@/domain/markets/markets';
import { useT } from '@/i18n';
import { Icon } from '@/ui/Icon';
import './regulator.scss';

export function Regulator({ market }: { market: string | undefined }) {
  const t = useT();
  if (!market || !isMarket(market)) return null;
  return (
    <View className="remit-regulator">
      <Icon name="shield" size="s" />
      <Text className="remit-regulator__name">
        {t('remit.home.regulated', { regulator: companies[market].regulator })}
      </Text>
    </View>
  );
}
