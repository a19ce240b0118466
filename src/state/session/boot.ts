import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { trackingErrorTrace } from '@/contracts/calls/tracking';
import {
  getLanguage,
  isOffered,
  languageFromTag,
  type Language,
  onLanguageChange,
  renewTexts,
  startI18n,
} from '@/i18n';
import { platform } from '@/platform';
import { build } from '@/variants';
import { followSystemTheme } from '../appearance';
import { prepareKeys } from '../client/client';
import { makeDeviceId } from './deviceId';
import { flushEvents } from '../events/events';
import { setMarketRecords } from '../market/market';
import { wearMerchant } from '../market/wearMerchant';
import { officialSite } from '../market/ownHosts';
import { configureNavigation } from '../navigation';
import { setLoading, showToast } from '../notices/notices';
import { resumeSession } from './profile';
import { prefetchCall } from '../queries/queries';
import { askUntilDone, followDevice, onWake } from '../queries/wake';
import { write } from '../queries/write';
import { currentUserId, isSignedIn } from './session';
import { readMember, readStored, removeStored, writeMember, writeStored } from '../storage/storage';
import { setTraceSender, traceError } from '../events/trace';

function firstLanguage(): Language {
  const kept = readStored('language');
  if (kept && isOffered(kept)) return kept;
  const system = languageFromTag(platform.systemInfo().language);
  return system && isOffered(system) ? system : 'en';
}

async function fetchText(url: string, timeoutMs: number): Promise<string> {
  const response = await platform.request({ url, method: 'GET', headers: {}, timeoutMs });
  if (response.status < 200 || response.status >= 300) throw new Error(`http ${response.status}`);
  return response.text;
}

async function loadMarkets(): Promise<boolean> {
  try {
    setMarketRecords((await prefetchCall(commonSupportCountry, {}, 'shared')).list);
    return true;
  } catch {
    // Screens that need it show its failure.
    return false;
  }
}

/** For targets seeded by the server. */
async function prepareRandom(): Promise<void> {
  if (platform.random.needsServerSeed()) await prepareKeys().catch(() => undefined);
}

let booted = false;

/** Nothing waits for the network. */
export function bootApp(): void {
  if (booted) return;
  booted = true;
  configureNavigation({
    session: { signedIn: isSignedIn, userId: currentUserId },
    website: officialSite(),
    loading: setLoading,
    // Most starts have nothing to apply.
    applyLaunch: async (launch) => (await import('./applyLaunch')).applyLaunch(launch),
    onBlankPage: ({ route }) => traceError('blankPage', route),
    onFailure: (error) => {
      traceError('unhandled', error instanceof Error ? error.name : 'navigation');
      showToast({ messageKey: 'errors.unknown' });
    },
    returnStore: {
      get: () => readStored('returnTo'),
      set: (value) => (value === null ? removeStored('returnTo') : writeStored('returnTo', value)),
    },
  });
  setTraceSender((kind, detail) => {
    void write(trackingErrorTrace, {
      kind,
      route: platform.router.current().path.slice(0, 140),
      detail: detail.slice(0, 2000),
    }).catch(() => undefined);
  });
  followDevice(platform);
  followSystemTheme();
  onLanguageChange(() => {
    platform.setLanguage(getLanguage());
    if (readStored('language') !== getLanguage()) writeStored('language', getLanguage());
  });
  void startI18n(
    {
      fetchText,
      staticBase: build.staticBase || build.apiBase,
      store: {
        read: (part) => readMember('texts', part),
        write: (part, text) => writeMember('texts', part, text),
      },
      stamps: build.textStamps,
    },
    firstLanguage(),
  );
  onWake(() => void renewTexts());
  void prepareRandom().then(makeDeviceId);
  askUntilDone(loadMarkets);
  wearMerchant();
  askUntilDone(resumeSession);
  platform.onAppHide(() => void flushEvents());
}
