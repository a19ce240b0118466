// What the compiler writes in for __BUILD__ (config/buildInfo.ts) in a real build.
globalThis.__BUILD__ = {
  apiBase: 'http://127.0.0.1:8080',
  ocrBase: 'http://127.0.0.1:8080',
  staticBase: 'http://127.0.0.1:8080',
  variant: 'main',
  querySecret: 'homeward-query-obfuscation-32byt',
  appVersion: '5.4.9',
};
