/** For the chat app's browser SDK. */
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

/** For this page, as `open-type="share"` buttons. */
export interface PlatformShareMenu {
  readonly exists: boolean;
  hide: () => void;
  /** Clients that cannot show it again keep it. */
  offer: (offered: boolean) => void;
}

export interface PlatformSharing {
  /** To sign for the SDK; null without it. */
  signedPage: () => string | null;
  /** `menu`: the browser's menu sends it. */
  send: (config: ShareConfig) => Promise<'sheet' | 'menu' | 'none' | 'cancelled'>;
}
