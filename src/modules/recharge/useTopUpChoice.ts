import { useState } from 'react';
import {
  rechargeDetail,
  rechargeItems,
  rechargeList,
  rechargeMembers,
} from '@/contracts/calls/services/recharge';
import { useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';

interface Choice {
  brand?: string | undefined;
  memberId?: string;
  itemId?: string;
}

export type TopUpChoice = ReturnType<typeof useTopUpChoice>;

/** The sender's choice, else the repeated order's brand, member and item, or the first on sale. */
export function useTopUpChoice(sourceCountry: string) {
  const { params } = useRoute('selectMembersWhoRecharge');
  const before = useCall(rechargeDetail, params.seqNo === undefined ? null : { seqNo: params.seqNo }).data
    ?.order;
  const brands = useCall(rechargeList, { sourceCountry });
  const [choice, setChoice] = useState<Choice>({});

  const sold = brands.data?.list ?? [];
  const brand =
    sold.find((row) => row.brand === (choice.brand ?? before?.brand)) ??
    sold.find(({ soldOut }) => !soldOut) ??
    sold[0];
  const items = useCall(rechargeItems, brand ? { sourceCountry, brand: brand.brand } : null);
  const people = useCall(rechargeMembers, {}, { staleMs: 0 });
  const members = (people.data?.list ?? []).filter(({ accountKind }) => accountKind === brand?.accountKind);
  const member =
    members.find(({ memberId }) => memberId === choice.memberId) ??
    members.find(({ account, areaCode }) => account === before?.account && areaCode === before.areaCode) ??
    members[0];
  const item = items.data?.list.find(
    ({ itemId, soldOut }) => itemId === (choice.itemId ?? before?.itemId) && !soldOut,
  );
  return {
    sold,
    brand,
    items,
    members,
    member,
    item,
    choose: (change: Choice): void => setChoice((now) => ({ ...now, ...change })),
    query: allOf(brands, people),
  };
}
