import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { languageCodes, languageOfHeader } from '@/domain/languages';
import { setLanguage, type Language } from '@/i18n';
import { platform } from '@/platform';
import { call } from '@/state/client/client';
import { deviceId, makeDeviceId } from '@/state/session/deviceId';
import { writeStored } from '@/state/storage/storage';
import { build, variant } from '@/variants';

async function headersOnTheWire(): Promise<Record<string, string> | undefined> {
  const sent: Record<string, string>[] = [];
  platform.request = async ({ headers }) => {
    sent.push(headers);
    return { status: 200, headers: {}, text: JSON.stringify({ code: '0', msg: '', model: { list: [] } }) };
  };
  await call(commonSupportCountry, {});
  return sent[0];
}

async function langOnTheWire(language: string): Promise<string | undefined> {
  await setLanguage(language as Language);
  return (await headersOnTheWire())?.lang;
}

test.each([
  { holds: 'C7.1-03 C7.1-04', language: 'zh', header: 'zh-cn' },
  { holds: 'C7.1-05', language: 'zh-HK', header: 'zh-hk' },
  ...languageCodes
    .filter((code) => code !== 'zh' && code !== 'zh-HK')
    .map((code) => ({ holds: 'C7.1-06', language: code, header: code })),
  { holds: 'C7.1-07 P1-28', language: '', header: 'en' },
  { holds: 'C7.1-07 P1-28', language: 'xx', header: 'en' },
])('calls in "$language" carry $header [$holds]', async ({ language, header }) => {
  expect(await langOnTheWire(language)).toBe(header);
});

test('a call in a language that nobody has is answered in English [C7.1-07]', () => {
  expect(languageOfHeader('xx')).toBe('en');
});

test('calls say which app asks, by which channel, for which school or merchant and for whose link [C7.1-02 C7.1-08 C7.1-10 C7.1-12 C7.1-13 C7.1-14 C7.1-15 P5-19 P6-05]', async () => {
  const { headers } = variant;
  Object.assign(variant, { headers: { merchantCode: true, agentChannel: 'ZLP' } });
  writeStored('channel', 'partner-7');
  writeStored('merchantCode', 'M1');
  writeStored('payeeShareCountry', 'CHN');
  await makeDeviceId();
  expect(await headersOnTheWire()).toMatchObject({
    'unique-identification': deviceId(),
    channel: 'partner-7',
    source: 'H5',
    'platform-type': 'H5',
    version: build.appVersion,
    domain: build.apiBase,
    merchantcode: 'M1',
    agentchannel: 'ZLP',
    'payee-share-country': 'CHN',
  });
  Object.assign(variant, { headers });
});
