import { Text, View } from '@tarojs/components';
import { payeeList } from '@/contracts/calls/payee/list';
import type { Payee } from '@/contracts/entities/payee';
import { useT } from '@/i18n';
import { useWaitingOrders } from '@/state/orders/waitingOrders';
import { useCall } from '@/state/queries/queries';
import { Avatar } from '@/ui/Avatar';
import { Tap } from '@/ui/Tap';
import './recentPayees.scss';

const SHOWN = 4;

export interface RecentPayeesProps {
  countries: readonly string[] | undefined;
  chosen: string | undefined;
  onChoose: (payee: Payee) => unknown;
}

export const useSavedPayees = () => useCall(payeeList, {}, { lasting: 'own', renewOnReturn: true });

export function RecentPayees({ countries, chosen, onChoose }: RecentPayeesProps) {
  const t = useT();
  const payees = useSavedPayees();
  const stuck = useWaitingOrders().filter(({ story }) => story.lead === 'stuck');
  const isStuck = ({ name, country }: Payee): boolean =>
    stuck.some(({ order }) => order.payeeName === name && order.targetCountry === country);
  const recent = (payees.data?.list ?? [])
    .filter((payee) => !isStuck(payee))
    .filter(({ lastRemitAt, country }) => lastRemitAt !== undefined && (countries?.includes(country) ?? true))
    .slice(0, SHOWN);
  const again = ({ name }: Payee): string => t('remit.home.sendAgain', { name });
  if (recent.length === 0) return null;
  return (
    <View className="recent-payees">
      {recent.map((payee) => (
        <Tap
          key={payee.id}
          id={`home-payee-${payee.id}`}
          className={payee.id === chosen ? 'recent-payees__one is-chosen' : 'recent-payees__one'}
          label={again(payee)}
          role="checkbox"
          checked={payee.id === chosen}
          onPress={() => onChoose(payee)}
        >
          <Avatar name={payee.name} country={payee.country} />
          <Text className="recent-payees__name">
            {recent.length > 1 || payee.id === chosen ? payee.name : again(payee)}
          </Text>
        </Tap>
      ))}
    </View>
  );
}
