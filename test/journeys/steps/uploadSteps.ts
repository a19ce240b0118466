import type { FieldOf } from '@/schemas/types';
import type { Driver, FixtureFile } from '../driver';

const PAPERS = /\.(pdf|docx?|xlsx?|pptx?)$/i;
const nameOf = (file: FixtureFile): string => (typeof file === 'string' ? file : file.name);

/** Chooses a file where papers are taken beside pictures: a sheet asks first where it is. */
export const uploadFrom = (d: Driver, id: string, file: FixtureFile): Promise<void> =>
  d.upload(id, file, {
    via: [PAPERS.test(nameOf(file)) ? 'upload-from-files' : 'upload-from-album'],
  });

/** The file of a form's field, until the server has it. */
export async function uploadTo(
  d: Driver,
  field: FieldOf<'upload'>,
  id: string,
  file: FixtureFile,
): Promise<void> {
  const papers = (field.types ?? ['image']).some((type) => type !== 'image');
  await (papers ? uploadFrom(d, id, file) : d.upload(id, file));
  await d.see('Uploaded');
}
