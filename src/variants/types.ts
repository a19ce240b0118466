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

/** Read once from the first address, in addition to those of every brand (state/navigation/launch). */
export type LaunchKey = 'merchantCode' | 'collectType' | 'schoolAgentId' | 'schoolAgentPayerPhone';

export interface VariantConfig {
  readonly brandName: string;
  /** Shows our mark. */
  readonly marked: boolean;
  /** Overrides of src/ui/theme/theme.ts; the rest follows from the main colour. */
  readonly theme: { readonly main: `#${string}`; readonly home: `#${string}` };
  readonly forcedMarket: MarketCode | null;
  /**
   * `server`: from the server, `fallback` until loaded. `unlessStudyOnly`: shown if study is unsupported or personal
   * is supported.
   */
  readonly tabs: {
    readonly from: 'server' | 'fixed';
    readonly fallback: readonly TabName[];
    readonly payeeTab: 'always' | 'unlessStudyOnly';
  };
  /** `server`: the remitType list of the base configuration. */
  readonly remitTypes: 'server' | readonly RemitTypeName[];
  readonly blockedTargets: readonly string[];
  readonly loginRoute: Extract<RouteName, 'start' | 'login'>;
  /** `loginOnly`: without a token only the login opens. */
  readonly withoutToken: 'open' | 'loginOnly';
  /** How a partner's users are identified; `none`: by the app's own login. */
  readonly partnerLogin: 'none' | 'thirdPartyToken' | 'tokenExchange';
  readonly launchKeys: readonly LaunchKey[];
  readonly loginMarket: MarketCode | null;
  /** Unknown and launch addresses go to the brand's site. */
  readonly officialSite: string | null;
  /** In the chat app's browser on this host, users sign in with that app under this app id. */
  readonly chatLogin: { readonly host: string; readonly appId: string } | null;
  /** False: logging out only tells the user to log in from the partner's app. */
  readonly canLogout: boolean;
  readonly showsBanners: boolean;
  readonly hidesMenu: readonly MenuEntry[];
  readonly headers: {
    /** Calls without a merchant code fail before they are sent. */
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

/** `VariantConfig` is in the app; the rest is only for builds. */
export interface VariantRow extends VariantConfig {
  readonly builds: readonly BuildTarget[];
}
