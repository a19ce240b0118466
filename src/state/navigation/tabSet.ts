import * as v from 'valibot';
import { commonTabIcons } from '@/contracts/calls/common/tabIcons';
import { tabNames, type TabName } from '@/routes';
import { type RemitTypeName, tabTypes } from '@/domain/constants';
import { variant } from '@/variants';
import { call } from '../client/client';
import { parseKept, readStored, writeStored } from '../storage/storage';

const shape = v.array(v.picklist(tabNames));

export function knownTabs(): readonly TabName[] {
  if (variant.tabs.from === 'fixed') return variant.tabs.fallback;
  const kept = v.safeParse(shape, parseKept(readStored('tabBar')));
  return kept.success && kept.output.length > 1 ? kept.output : variant.tabs.fallback;
}

/** Stores the server's tabs for the next start. */
export async function renewTabs(): Promise<readonly TabName[]> {
  if (variant.tabs.from === 'fixed') return variant.tabs.fallback;
  try {
    const { list } = await call(commonTabIcons, {});
    const listed = (Object.keys(tabTypes) as TabName[]).filter((tab) =>
      list.some((row) => row.type === tabTypes[tab]),
    );
    const ordered = variant.tabs.fallback.filter((tab) => listed.includes(tab));
    if (ordered.length > 1) writeStored('tabBar', JSON.stringify(ordered));
    return ordered.length > 1 ? ordered : knownTabs();
  } catch {
    return knownTabs();
  }
}

/** No payees tab for brands with only study payments. All show until kinds are known. */
export const shownTabs = (
  tabs: readonly TabName[],
  types: readonly RemitTypeName[] | null,
): readonly TabName[] =>
  variant.tabs.payeeTab === 'unlessStudyOnly' && types?.includes('studyAbroad') && !types.includes('personal')
    ? tabs.filter((tab) => tab !== 'payee')
    : tabs;
