import { platform } from '@/platform';
import { build } from '@/variants';

/** Version, client, system and language: support needs these first. */
export function supportLine(): string {
  const { platform: system, language } = platform.systemInfo();
  return [build.appVersion, platform.platformCode, system, language].join(' / ');
}
