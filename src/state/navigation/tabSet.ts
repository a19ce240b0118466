import * as v from 'valibot';
import { commonTabIcons } from '@/contracts/calls/start';
import { tabNames, type TabName } from '@/routes';
import { type RemitTypeName, tabTypes } from '@/domain/constants';
import { variant } from '@/variants';
import { call } from '../client/client';
import { parseKept, readStored, writeStored } from '../storage/storage';

const shape = v.array(v.picklist(tabNames));

/** Tabs as last listed by the server, else the variant's own set. */
export function knownTabs(): readonly TabName[] {
  if (variant.tabs.from === 'fixed') return variant.tabs.fallback;
  const kept = v.safeParse(shape, parseKept(readStored('tabBar')));
  return kept.success && kept.output.length > 1 ? kept.output : variant.tabs.fallback;
}

/** Asks the server for the tabs and keeps them for the next start; what it lists and is not built stays away. */
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

/**
 * Of the tabs, those that show: a brand whose kinds of transfer come with its configuration may have studies alone, and then
 * there are no payees to keep. Until the kinds are known nothing is taken away.
 */
export const shownTabs = (
  tabs: readonly TabName[],
  types: readonly RemitTypeName[] | null,
): readonly TabName[] =>
  variant.tabs.payeeTab === 'unlessStudyOnly' && types?.includes('studyAbroad') && !types.includes('personal')
    ? tabs.filter((tab) => tab !== 'payee')
    : tabs;
