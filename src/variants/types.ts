import type { RemitTypeName } from '@/domain/constants';
import type { MarketCode } from '@/domain/markets/markets';
import type { RouteName, TabName } from '@/routes';

export type MenuEntry =
  | 'accountManager'
  | 'issueReceipt'
  | 'bankCard'
  | 'invite'
  | 'invitationSource'
  | 'directDebit'
  | 'recharge'
  | 'downloadApp';

/** Read from the first address, besides every brand's (state/navigation/launch). */
export type LaunchKey = 'merchantCode' | 'collectType' | 'schoolAgentId' | 'schoolAgentPayerPhone';

export interface VariantConfig {
  readonly brandName: string;
  /** Shows our mark. */
  readonly marked: boolean;
  /** Over src/ui/theme/theme.ts; the rest follows from the main colour. */
  readonly theme: { readonly main: `#${string}`; readonly home: `#${string}` };
  readonly forcedMarket: MarketCode | null;
  /** `server`: `fallback` until loaded. `unlessStudyOnly`: if study is unsupported or personal supported. */
  readonly tabs: {
    readonly from: 'server' | 'fixed';
    readonly fallback: readonly TabName[];
    readonly payeeTab: 'always' | 'unlessStudyOnly';
  };
  /** `server`: the base configuration's remitType list. */
  readonly remitTypes: 'server' | readonly RemitTypeName[];
  readonly blockedTargets: readonly string[];
  readonly loginRoute: Extract<RouteName, 'start' | 'login'>;
  /** `loginOnly`: only the login opens without token. */
  readonly withoutToken: 'open' | 'loginOnly';
  /** Of a partner's users; `none`: the app's own login. */
  readonly partnerLogin: 'none' | 'thirdPartyToken' | 'tokenExchange';
  readonly launchKeys: readonly LaunchKey[];
  readonly loginMarket: MarketCode | null;
  /** Unknown and launch addresses go to the brand's site. */
  readonly officialSite: string | null;
  /** In the chat app's browser on this host users sign in by this app id. */
  readonly chatLogin: { readonly host: string; readonly appId: string } | null;
  /** False: logging out only points to the partner's app. */
  readonly canLogout: boolean;
  readonly showsBanners: boolean;
  readonly hidesMenu: readonly MenuEntry[];
  readonly headers: {
    /** Without one calls fail before being sent. */
    readonly merchantCode: boolean;
    readonly agentChannel?: 'ZLP';
  };
  /** Session cookie on H5; brands on one site must differ. */
  readonly tokenCookie: string;
  readonly linkHosts: readonly string[];
  /** Sites whose hosts the list of markets may name for calls. */
  readonly apiSites: readonly string[];
}

export type BuildTarget = 'h5' | 'weapp' | 'alipay';

/** `VariantConfig` is in the app, the rest for builds. */
export interface VariantRow extends VariantConfig {
  readonly builds: readonly BuildTarget[];
}
