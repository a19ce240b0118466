import type { Client, ClientDeps, RequestIdentity } from '@/api';
import { createClient } from '@/api';
import type { NodePlatform, NodePlatformOptions } from './nodePlatform';
import { createNodePlatform } from './nodePlatform';
import type { RecordedNotices } from './notices';
import { createRecordingNotices } from './notices';
import type { MemorySession } from './session';
import { createMemorySession } from './session';
import { build } from '@/variants';

export interface TestClientOptions {
  token?: string;
  identity?: Partial<RequestIdentity>;
  platform?: NodePlatformOptions;
  deps?: Partial<ClientDeps>;
}

export interface TestClient extends Client {
  readonly platform: NodePlatform;
  readonly notices: RecordedNotices;
  readonly session: MemorySession;
  /** Log entries as `kind call: detail`. */
  readonly reports: string[];
  readonly identity: RequestIdentity;
  close: () => void;
}

export const testIdentity: RequestIdentity = {
  lang: 'en',
  market: 'AUS',
  channel: '',
  source: 'H5',
  version: '5.4.9',
  deviceId: 'test-device-0001',
  domain: 'localhost',
  merchantCode: '',
  needsMerchantCode: false,
  payeeShareCountry: '',
  signed: false,
};

/** Records notices. @param url without trailing slash */
export function createTestClient(url: string, options: TestClientOptions = {}): TestClient {
  const platform = createNodePlatform({ origin: url, ...options.platform });
  const notices = createRecordingNotices();
  const session = createMemorySession(options.token);
  const identity: RequestIdentity = { ...testIdentity, ...options.identity };
  const reports: string[] = [];
  const client = createClient({
    platform,
    session,
    identity: () => identity,
    baseOf: () => url,
    serverKey: build.serverKey,
    notices,
    report: (kind, call, detail) => void reports.push(`${kind} ${call}: ${detail}`),
    ...options.deps,
  });
  return { ...client, platform, notices, session, reports, identity, close: () => platform.close() };
}
