import assert from 'node:assert/strict';
import type { LanguageCode } from '@/domain/languages';
import type { FieldOf } from '@/schemas/types';
import type { ConsoleClient } from '../console';
import type { Driver, FixtureFile } from '../driver';
import { poll } from '../driver/poll';
import { textsOf } from '../../language/catalogues';

const uploadedIn = (language: LanguageCode = 'en'): string =>
  textsOf(language).get('upload.done') ?? assert.fail();
const PAPERS = /\.(pdf|docx?|xlsx?|pptx?)$/i;
const nameOf = (file: FixtureFile): string => (typeof file === 'string' ? file : file.name);

export const uploadFrom = (d: Driver, id: string, file: FixtureFile): Promise<void> =>
  d.upload(id, file, {
    via: [PAPERS.test(nameOf(file)) ? 'upload-from-files' : 'upload-from-album'],
  });

export async function uploaded(d: Driver, id: string, language?: LanguageCode): Promise<void> {
  const done = uploadedIn(language);
  await poll(`'${id}' has been uploaded`, async () => (await d.text(id)).includes(done), {
    describe: () => d.outline(),
  });
}

export async function sendAgain(d: Driver, console: ConsoleClient, id: string): Promise<void> {
  await console.clearFaults();
  await d.tap(`${id}-retry`);
  await uploaded(d, id);
}

export async function uploadTo(
  d: Driver,
  field: FieldOf<'upload'>,
  id: string,
  file: FixtureFile,
  language?: LanguageCode,
): Promise<void> {
  const papers = (field.types ?? ['image']).some((type) => type !== 'image');
  await (papers ? uploadFrom(d, id, file) : d.upload(id, file));
  await d.see(uploadedIn(language));
}
