import type { RemitTypeName } from '@/domain/constants';
import type { MarketCode } from '@/domain/markets';
import type { RouteName, TabName } from '@/routes';

/** Menu entries of the user centre that a variant may leave out. */
export type MenuEntry =
  | 'accountManager'
  | 'issueReceipt'
  | 'bankCard'
  | 'invite'
  | 'invitationSource'
  | 'directDebit'
  | 'recharge'
  | 'downloadApp';

/** Launch parameters, read once from the first address: its own keys beside those that every brand reads (state/navigation/launch). */
export type LaunchKey = 'merchantCode' | 'collectType' | 'schoolAgentId' | 'schoolAgentPayerPhone';

export interface VariantConfig {
  readonly brandName: string;
  /** Only what differs from the tokens of src/ui/theme/theme.ts; the rest follows from the main colour. */
  readonly theme: { readonly main: `#${string}`; readonly home: `#${string}` };
  readonly forcedMarket: MarketCode | null;
  /**
   * `server`: the tabs the server lists, kept in store, `fallback` until they are there. `fixed`: always `fallback`.
   * `payeeTab` `unlessStudyOnly`: shown only if study is unsupported or personal is supported.
   */
  readonly tabs: {
    readonly from: 'server' | 'fixed';
    readonly fallback: readonly TabName[];
    readonly payeeTab: 'always' | 'unlessStudyOnly';
  };
  /** `server`: the remitType list of the base configuration. */
  readonly remitTypes: 'server' | readonly RemitTypeName[];
  /** Targets it does not serve. */
  readonly blockedTargets: readonly string[];
  /** Where a login starts. */
  readonly loginRoute: Extract<RouteName, 'start' | 'login'>;
  /** `loginOnly`: without a token nothing but the login opens. */
  readonly withoutToken: 'open' | 'loginOnly';
  /** How a user arrives with a partner's identity; `none`: by the app's own login. */
  readonly partnerLogin: 'none' | 'thirdPartyToken' | 'tokenExchange';
  readonly launchKeys: readonly LaunchKey[];
  /** Market that a login of the variant is for. */
  readonly loginMarket: MarketCode | null;
  /** Unknown and launch addresses go to the brand's own site. */
  readonly officialSite: string | null;
  /** In the chat app's browser on this host the user is known by that app's own authorization, asked for under this app id. */
  readonly chatLogin: { readonly host: string; readonly appId: string } | null;
  /** False: a tap on logout says only to log in again from the partner's app. */
  readonly canLogout: boolean;
  readonly showsBanners: boolean;
  readonly hidesMenu: readonly MenuEntry[];
  readonly headers: {
    /** A merchant code must be known, else calls fail before they are sent. */
    readonly merchantCode: boolean;
    readonly agentChannel?: 'ZLP';
  };
  /** Name of the session cookie on H5; it differs between brands that share a site. */
  readonly tokenCookie: string;
  /** Hosts that web views and links may open, for core/urlPolicy. */
  readonly linkHosts: readonly string[];
  /** Sites whose hosts may answer calls when the list of markets names them. */
  readonly apiSites: readonly string[];
}

/** Platform of a build. */
export type BuildTarget = 'h5' | 'weapp' | 'alipay';

/** A row of the table: what its app knows of itself, and what only its builds ask for and leave out. */
export interface VariantRow extends VariantConfig {
  /** Whoever comes out of a partner's app does so in its web view, which shows H5. */
  readonly builds: readonly BuildTarget[];
}
