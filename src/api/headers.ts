/** Lower case, as in HTTP/2. */
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
  /** Of a visitor. */
  market: 'market',
  merchantCode: 'merchantcode',
  agentChannel: 'agentchannel',
  apiVersion: 'apiversion',
  payeeShareCountry: 'payee-share-country',
  idempotencyKey: 'idempotency-key',
  wrappedKeys: 'rs',
  timestamp: 'timestamp',
  signature: 'signature',
  contentType: 'content-type',
} as const;
