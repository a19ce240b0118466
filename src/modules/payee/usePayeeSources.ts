import { useMemo } from 'react';
import type { PayeeAccountType } from '@/catalogue/entities/payee';
import type { CallParams } from '@/catalogue/calls';
import type { OptionSource } from '@/forms';
import { useCall } from '@/state/queries';

const state = (query: { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown }) => ({
  loading: query.isPending,
  failed: query.isError && !query.data,
  retry: query.refetch,
});

function useEnum(type: CallParams<'common.getEnum'>['type'], targetCountry: string) {
  const query = useCall('common.getEnum', { type, targetCountry });
  return {
    options: (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content })),
    ...state(query),
  };
}

function useBanks(country: string, accountType: PayeeAccountType) {
  const query = useCall('bank.list', { country, accountType });
  return {
    options: (query.data?.list ?? []).map((bank) => ({
      value: bank.bankCode,
      label: bank.bankName,
      search: bank.localName,
    })),
    ...state(query),
  };
}

function useCashAgents(country: string) {
  const query = useCall('payee.cashLocations', { country });
  const agents = new Map((query.data?.list ?? []).map((agent) => [agent.agentCode, agent]));
  return {
    options: [...agents.values()].map((agent) => ({
      value: agent.agentCode,
      label: agent.agentName,
      note: agent.openingHours,
    })),
    ...state(query),
  };
}

/** The lists that payee forms name, for one country and way of receiving. */
export function usePayeeSources(
  country: string,
  accountType: PayeeAccountType,
): Record<string, OptionSource> {
  return useMemo(
    () => ({
      relationship: { useOptions: () => useEnum('relationship', country) },
      walletProvider: { useOptions: () => useEnum('walletProvider', country) },
      banks: { useOptions: () => useBanks(country, accountType) },
      cashAgents: { useOptions: () => useCashAgents(country) },
    }),
    [country, accountType],
  );
}
