import { useMemo } from 'react';
import { bankBranches, bankList } from '@/contracts/calls/bank/banks';
import { payeeCashLocations } from '@/contracts/calls/payee/payee';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import { nationCodes } from '@/domain/countries/nations';
import type { OptionSource } from '@/forms';
import { useCall } from '@/state/queries/queries';
import { useNationOptions } from '../nationOptions';
import { stateOf, useEnumOptions } from '../serverLists';

function useBanks(country: string, accountType: PayeeAccountType) {
  const query = useCall(bankList, { country, accountType });
  return {
    options: (query.data?.list ?? []).map((bank) => ({
      value: bank.bankCode,
      label: bank.bankName,
      search: bank.localName,
    })),
    ...stateOf(query),
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
    ...stateOf(query),
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
    ...stateOf(query),
  };
}

export function usePayeeSources(
  country: string,
  accountType: PayeeAccountType,
): Record<string, OptionSource> {
  return useMemo(
    () => ({
      relationship: { useOptions: () => useEnumOptions({ type: 'relationship', targetCountry: country }) },
      walletProvider: {
        useOptions: () => useEnumOptions({ type: 'walletProvider', targetCountry: country }),
      },
      occupation: { useOptions: () => useEnumOptions({ type: 'occupation', targetCountry: country }) },
      countries: { useOptions: () => useNationOptions(nationCodes) },
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
