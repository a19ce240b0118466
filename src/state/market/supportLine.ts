import { failedRequest } from '@/api/failedRequest';
import { platform } from '@/platform';
import { build } from '@/variants';

export function supportLine(): string {
  const { platform: system, language } = platform.systemInfo();
  return [build.appVersion, platform.platformCode, system, language, failedRequest()]
    .filter(Boolean)
    .join(' / ');
}
