import { createClient, type CallOptions, type ClientDeps } from '@/api';
import type { AnswerOf, CallHost, CallRow, ParamsOf, ReadCall } from '@/contracts/calls/defineCall';
import { withoutEnd } from '@/core/trimmed';
import { langHeader } from '@/domain/languages';
import { wantedLanguage } from '@/i18n';
import { platform } from '@/platform';
import { build, variant } from '@/variants';
import { deviceId } from '../session/deviceId';
import { marketStore } from '../market/market';
import { loginAgain } from '../navigation';
import { setLoading, showDialog, showToast } from '../notices/notices';
import { acceptTokens, clearSession, sessionGeneration, sessionStore } from '../session/session';
import { payeeShare } from '../session/payeeShare';
import { readStored } from '../storage/storage';
import { traceCall } from '../events/trace';
import { seeCall } from '../qa/seen';

/** Tokens only go to our https hosts, whatever the list of markets has. */
const isOurs = (domain = ''): boolean => {
  const host = /^https:\/\/([a-z\d.-]+)\/?$/.exec(domain)?.[1];
  return variant.apiSites.some((site) => host === site || host?.endsWith(`.${site}`));
};

function baseOf(host: CallHost): string {
  const { countryCode, records } = marketStore.getState();
  const record = records.find((row) => row.countryCode === countryCode);
  const domain = host === 'ocr' ? record?.ocrDomain : host === 'login' ? record?.loginDomain : record?.domain;
  const own = isOurs(domain) ? domain : '';
  return withoutEnd(own || (host === 'ocr' && build.ocrBase) || build.apiBase, '/');
}

const deps: ClientDeps = {
  platform,
  session: {
    token: () => sessionStore.getState().token,
    generation: sessionGeneration,
    accept: acceptTokens,
    clear: clearSession,
  },
  identity: () => ({
    lang: langHeader(wantedLanguage()),
    market: marketStore.getState().countryCode,
    channel: readStored('channel') ?? '',
    source: platform.platformCode,
    version: build.appVersion,
    deviceId: deviceId(),
    domain: baseOf('main'),
    merchantCode: readStored('merchantCode') ?? '',
    needsMerchantCode: variant.headers.merchantCode,
    agentChannel: variant.headers.agentChannel,
    payeeShareCountry: readStored('payeeShareCountry') ?? '',
    signed: [marketStore.getState().countryCode, sessionStore.getState().payer?.countryCode].includes('KOR'),
  }),
  shareToken: () => payeeShare.token,
  baseOf,
  serverKey: build.serverKey,
  notices: {
    toast: showToast,
    dialog: showDialog,
    loading: setLoading,
    loginRequired: () => void loginAgain(),
  },
  report: traceCall,
  observe: __QA__ ? seeCall : undefined,
};
const client = createClient(deps);

export const { upload, releaseExpired, dropKeys, prepareKeys } = client;
/** Writes: `write` of state/queries. */
export const call: <R extends ReadCall>(
  row: R,
  params: ParamsOf<R>,
  options?: CallOptions,
) => Promise<AnswerOf<R>> = client.call;

/** With other tokens; the answer's go into `tokens`. Silent. Always signed: the user's market is unknown. */
export const callWithToken = <R extends CallRow>(
  tokens: { token: string; gToken: string },
  row: R,
  params: ParamsOf<R>,
): Promise<AnswerOf<R>> =>
  createClient({
    ...deps,
    session: {
      token: () => tokens.token,
      generation: () => 0,
      accept: (renewed) => void Object.assign(tokens, renewed),
      clear: () => undefined,
    },
    identity: () => ({ ...deps.identity(), signed: true }),
  }).call(row, params, { softError: true, ignoreAuthError: true, ignoreHttpError: true });
