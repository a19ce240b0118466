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

/** Handing a link on: an interface of its own, as for files. */
export interface PlatformSharing {
  /** True: a button of the host's own (`open-type="share"`) sends what the page offers (`usePageShare`). */
  readonly byButton: boolean;
  /** Address of the page, where the browser's SDK shares under the server's signature of it; else null. */
  signedPage: () => string | null;
  /** `sheet`: the share sheet opened. `menu`: the browser's own menu sends it. `none`: there is nothing to share with. */
  send: (config: ShareConfig) => Promise<'sheet' | 'menu' | 'none' | 'cancelled'>;
}
