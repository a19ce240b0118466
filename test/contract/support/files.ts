import assert from 'node:assert/strict';
import { pngPicture } from '../../fixtures/documents';
import type { SandboxClient } from './sandboxClient';

let counter = 0;
/** Unique in this process: milliseconds and six digits. */
export const fileNumber = (): string => `${Date.now()}${String((counter += 1)).padStart(6, '0')}`;

export const png = (name: string) => ({ name, type: 'image/png', bytes: pngPicture(null) });

/** Unencrypted; returns the file key. */
export async function uploaded(
  client: SandboxClient,
  name = 'paper.png',
  countryCode = 'AUS',
): Promise<string> {
  const params = { countryCode, scene: 'evidence', fileNumber: fileNumber() };
  const { envelope } = await client.upload('common.uploadImage', params, png(name));
  assert.equal(envelope.code, '0', envelope.msg);
  return (envelope.model as { ossFileKey: string }).ossFileKey;
}
