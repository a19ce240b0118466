/** Lower case, as HTTP/2 requires. */
export const headerNames = {
  token: 'token',
  channel: 'channel',
  lang: 'lang',
  source: 'source',
  version: 'version',
  deviceId: 'unique-identification',
  imei: 'imei',
  domain: 'domain',
  platform: 'platform-type',
  /** Market of a visitor, who has no session. */
  market: 'market',
  merchantCode: 'merchantcode',
  agentChannel: 'agentchannel',
  apiVersion: 'apiversion',
  payeeShareCountry: 'payee-share-country',
  idempotencyKey: 'idempotency-key',
  /** Wrapped keys of an encrypted call. */
  wrappedKeys: 'rs',
  timestamp: 'timestamp',
  signature: 'signature',
  contentType: 'content-type',
} as const;
