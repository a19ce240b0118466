/** Signed configuration of the chat app's browser SDK (share, scan). */
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

/** The client's own menu, which shares the page that shows, as buttons do that are its own (`open-type="share"`). */
export interface PlatformShareMenu {
  /** False where there is none. */
  readonly exists: boolean;
  /** For a page that shares nothing. */
  hide: () => void;
  /** For a page that offers something at times; a client that could not show the menu again keeps it. */
  offer: (offered: boolean) => void;
}

/** Handing a link on: an interface of its own, as for files. */
export interface PlatformSharing {
  /** Address of the page, where the browser's SDK shares under the server's signature of it; else null. */
  signedPage: () => string | null;
  /** `sheet`: the share sheet opened. `menu`: the browser's own menu sends it. `none`: there is nothing to share with. */
  send: (config: ShareConfig) => Promise<'sheet' | 'menu' | 'none' | 'cancelled'>;
}
