export {
  createNodePlatform,
  localFile,
  type NodeHooks,
  type NodePlatform,
  type NodePlatformOptions,
  type Sent,
} from './nodePlatform';
export { createRecordingNotices, type RecordedNotices } from './notices';
export { createMemorySession, type MemorySession } from './session';
export { createTestClient, testIdentity, type TestClient, type TestClientOptions } from './testClient';
