import { languageNamed, setLanguage } from '@/i18n';
import { guardOf } from '@/routes';
import { marketStore, setMarket } from '../market/market';
import { wearMerchant } from '../market/wearMerchant';
import { afterLogin, configureNavigation, currentEntry, openRoute, type Launch } from '../navigation';
import { openQa } from '../qa/open';
import { readStored, removeStored, writeStored } from '../storage/storage';
import { findByToken } from './enterByToken';
import { ask, askBefore } from './otherAccount';
import { type Found, isSomeoneElseHere, takeOver } from './takeOver';

/** Returns the undo. */
function takeSettings(launch: Launch): () => void {
  const { channel, merchantCode, market } = launch;
  const given = { channel, merchantCode };
  const before = { channel: readStored('channel'), merchantCode: readStored('merchantCode') };
  const names = (['channel', 'merchantCode'] as const).filter((name) => given[name]);
  const marketBefore = marketStore.getState().countryCode;
  for (const name of names) writeStored(name, given[name] ?? '');
  if (market) setMarket(market);
  return () => {
    for (const name of names) {
      const value = before[name];
      if (value === null) removeStored(name);
      else writeStored(name, value);
    }
    if (market) setMarket(marketBefore);
  };
}

async function findUser(launch: Launch): Promise<Found | null> {
  if (__PARTNER_LOGIN__ && launch.partnerToken) {
    const { findByPartner } = await import('./enterByPartner');
    return findByPartner(launch, () => applyLate(launch));
  }
  return launch.token ? findByToken(launch.token) : null;
}

async function enter(launch: Launch, found: Found | null): Promise<void> {
  wearMerchant();
  if (found) await takeOver(found);
  if (launch.schoolAgentPayerPhone) writeStored('schoolAgentPayerPhone', launch.schoolAgentPayerPhone);
  if (launch.schoolAgentId) {
    writeStored('schoolAgentId', launch.schoolAgentId);
    configureNavigation({ opensFirst: 'zlpSelectStudent' });
  }
  const language = launch.lang && languageNamed(launch.lang);
  if (language) await setLanguage(language);
}

/** `asks`: nothing changed; the signed-in user is asked first. */
async function apply(launch: Launch): Promise<'asks' | 'in' | 'nobody'> {
  const undo = takeSettings(launch);
  const found = await findUser(launch);
  if (found && (await isSomeoneElseHere(found.payer))) {
    undo();
    ask({
      found,
      wants: null,
      enter() {
        takeSettings(launch);
        return enter(launch, found);
      },
    });
    return 'asks';
  }
  await enter(launch, found);
  return found ? 'in' : 'nobody';
}

export async function applyLaunch(launch: Launch): Promise<void> {
  if ((await apply(launch)) === 'asks') configureNavigation({ asksFirst: askBefore });
  if (__QA__ && launch.qa !== undefined) void openQa();
}

/** With a page showing: leaves a login for the wanted page. */
async function applyLate(launch: Launch): Promise<void> {
  const entered = await apply(launch);
  const entry = currentEntry();
  if (entered === 'asks') await openRoute(askBefore(entry));
  else if (entered === 'in' && entry && guardOf(entry.name) === 'visitor') await afterLogin();
}
