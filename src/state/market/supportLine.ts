import { platform } from '@/platform';
import { build } from '@/variants';

/** What support asks for first: version, client, system and language. */
export function supportLine(): string {
  const { platform: system, language } = platform.systemInfo();
  return [build.appVersion, platform.platformCode, system, language].join(' / ');
}
