import { useMemo } from 'react';
import { bankBranches, bankList } from '@/contracts/calls/bank';
import { commonGetEnum } from '@/contracts/calls/common';
import { payeeCashLocations } from '@/contracts/calls/payee';
import type { PayeeAccountType } from '@/domain/payeeMethods';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { countryCodes } from '@/domain/countries';
import type { OptionSource } from '@/forms';
import { useTKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';

const state = (query: { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown }) => ({
  loading: query.isPending,
  failed: query.isError && !query.data,
  retry: query.refetch,
});

function useEnum(type: ParamsOf<typeof commonGetEnum>['type'], targetCountry: string) {
  const query = useCall(commonGetEnum, { type, targetCountry });
  return {
    options: (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content })),
    ...state(query),
  };
}

function useBanks(country: string, accountType: PayeeAccountType) {
  const query = useCall(bankList, { country, accountType });
  return {
    options: (query.data?.list ?? []).map((bank) => ({
      value: bank.bankCode,
      label: bank.bankName,
      search: bank.localName,
    })),
    ...state(query),
  };
}

function useBranches(country: string, bankCode: string) {
  const query = useCall(bankBranches, { country, bankCode }, { enabled: bankCode !== '' });
  return {
    options: (query.data?.list ?? []).map((branch) => ({
      value: branch.branchCode,
      label: branch.branchName,
      note: branch.branchCode,
      search: branch.branchCode,
    })),
    ...state(query),
  };
}

function useCountries() {
  const tKey = useTKey();
  return {
    options: countryCodes.map((code) => ({
      value: code,
      label: tKey(`countries.names.${code}`),
      search: code,
    })),
  };
}

function useCashAgents(country: string) {
  const query = useCall(payeeCashLocations, { country });
  const agents = new Map((query.data?.list ?? []).map((agent) => [agent.agentCode, agent]));
  return {
    options: [...agents.values()].map((agent) => ({
      value: agent.agentCode,
      label: agent.agentName,
      note: `${agent.city}, ${agent.address}`,
      search: agent.city,
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
      occupation: { useOptions: () => useEnum('occupation', country) },
      countries: { useOptions: useCountries },
      branches: {
        useOptions: (values) =>
          useBranches(country, typeof values.bankCode === 'string' ? values.bankCode : ''),
      },
      banks: { useOptions: () => useBanks(country, accountType) },
      cashAgents: { useOptions: () => useCashAgents(country) },
    }),
    [country, accountType],
  );
}
