import { formatBytes, t, tKey, useTKey } from '@/i18n';
import type { UploadProblem, UploadRules } from '@/state/uploads';

/** 'Pictures, PDF, up to 10 MB each'. */
export function useUploadLimits({ types, maxBytes, max }: UploadRules): string {
  const tKeyNow = useTKey();
  return t(max === 1 ? 'upload.limit' : 'upload.limits', {
    types: types.map((type) => tKeyNow(`upload.types.${type}`)).join(t('upload.listComma')),
    limit: formatBytes(maxBytes),
  });
}

export function problemText(problem: UploadProblem): string {
  if (problem.kind === 'refused' || problem.kind === 'doubtful') return problem.text;
  if (problem.kind === 'tooLarge') return t('upload.tooLarge', { limit: formatBytes(problem.limitBytes) });
  return tKey(`upload.${problem.kind}`);
}
