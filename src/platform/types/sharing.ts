/** For the chat app's browser SDK (share, scan). */
export interface SignedConfig {
  appId: string;
  timestamp: string;
  nonceStr: string;
  signature: string;
}

export interface ShareConfig {
  title: string;
  content?: string;
  /** H5 link. */
  url?: string;
  /** Mini-program page with query. */
  page?: string;
  imgUrl?: string;
  signed?: SignedConfig;
}

/** The client's menu, which shares the current page, as `open-type="share"` buttons do. */
export interface PlatformShareMenu {
  readonly exists: boolean;
  /** For a page that shares nothing. */
  hide: () => void;
  /** A client that cannot show the menu again keeps it. */
  offer: (offered: boolean) => void;
}

export interface PlatformSharing {
  /** Page address for the SDK's signature; null where the SDK is not used. */
  signedPage: () => string | null;
  /** `sheet`: share sheet opened. `menu`: the browser's menu sends it. `none`: no way to share. */
  send: (config: ShareConfig) => Promise<'sheet' | 'menu' | 'none' | 'cancelled'>;
}
