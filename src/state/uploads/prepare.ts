import { image } from '@/domain/constants';
import { fileKind, isRawPicture, KIND_SAMPLE_BYTES } from '@/core/fileKind';
import type { LocalFile, PlatformFiles } from '@/platform/types';
import type { UploadProblem, UploadRules } from './types';

export type Prepared = { file: LocalFile } | { problem: UploadProblem };

const refuse = (problem: UploadProblem): Prepared => ({ problem });

/** By content; pictures shrink (specification: width 1000, quality 0.8). */
export async function prepareFile(
  chosen: LocalFile,
  { types, maxBytes }: UploadRules,
  files: Pick<PlatformFiles, 'head' | 'compress'>,
): Promise<Prepared> {
  if (chosen.size === 0) return refuse({ kind: 'empty' });
  const head = await files.head(chosen, KIND_SAMPLE_BYTES);
  const raw = head !== null && isRawPicture(head);
  const kind = raw ? 'image' : fileKind(chosen.name, head ?? undefined);
  if (kind === 'unknown' || !types.includes(kind)) return refuse({ kind: 'wrongType' });
  const named: LocalFile = { ...chosen, kind };
  const file = kind === 'image' ? await files.compress(named, image) : named;
  if (raw && file.mime !== 'image/jpeg') return refuse({ kind: 'rawPicture' });
  return file.size > maxBytes ? refuse({ kind: 'tooLarge', limitBytes: maxBytes }) : { file };
}
