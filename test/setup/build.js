// Builds define __BUILD__ at compile time (config/buildInfo.ts).
globalThis.__BUILD__ = {
  apiBase: 'http://127.0.0.1:8080',
  ocrBase: 'http://127.0.0.1:8080',
  staticBase: 'http://127.0.0.1:8080',
  variant: 'main',
  querySecret: 'homeward-query-obfuscation-32byt',
  serverKey: 'LH0xGQ4CLw6zFte2WiNiGZtydz6H7Q_jcTP_dGF-Gvk',
  appVersion: '5.4.9',
  textStamps: {},
};
globalThis.__PARTNER_LOGIN__ = true;
globalThis.__BRAND_ROUTES__ = true;
globalThis.__FORCED_MARKET__ = false;
globalThis.__MERCHANT__ = true;
globalThis.__OWN_COLORS__ = true;
globalThis.__QA__ = true;
