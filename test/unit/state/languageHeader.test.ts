import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { languageCodes } from '@/domain/languages';
import { setLanguage, type Language } from '@/i18n';
import { platform } from '@/platform';
import { call } from '@/state/client/client';

async function langOnTheWire(language: string): Promise<string | undefined> {
  await setLanguage(language as Language);
  const sent: Record<string, string>[] = [];
  platform.request = async ({ headers }) => {
    sent.push(headers);
    return { status: 200, headers: {}, text: JSON.stringify({ code: '0', msg: '', model: { list: [] } }) };
  };
  await call(commonSupportCountry, {});
  return sent[0]?.lang;
}

test.each([
  { holds: 'C7.1-04', language: 'zh', header: 'zh-cn' },
  { holds: 'C7.1-05', language: 'zh-HK', header: 'zh-hk' },
  ...languageCodes
    .filter((code) => code !== 'zh' && code !== 'zh-HK')
    .map((code) => ({ holds: 'C7.1-06', language: code, header: code })),
  { holds: 'C7.1-07 P1-28', language: '', header: 'en' },
  { holds: 'C7.1-07 P1-28', language: 'xx', header: 'en' },
])('calls in "$language" carry $header [$holds]', async ({ language, header }) => {
  expect(await langOnTheWire(language)).toBe(header);
});
