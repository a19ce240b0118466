import fs from 'node:fs';
import path from 'node:path';

const textsOf = (language: string): [string, string][] => {
  const folder = path.resolve('locales', language);
  return fs.readdirSync(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]);
};

describe('one way to address the reader in each kind of Chinese (docs/words.md)', () => {
  it.each(textsOf('zh-HK'))('zh-HK %s says 你, 帳, and 文件 of papers', (_, text) => {
    expect(text.match(/.*(?:[您賬]|材料).*/g)).toBeNull();
  });

  // Plural 你们 has no polite form.
  it.each(textsOf('zh'))('zh %s says 您', (_, text) => {
    expect(text.match(/.*你(?!们).*/g)).toBeNull();
  });
});

it.each(
  ['en', 'zh', 'zh-HK'].flatMap((language) =>
    textsOf(language).map(([file, text]) => [`${language}/${file}`, text]),
  ),
)('%s asks for Latin letters, as every language has them', (_, text) => {
  expect(text?.match(/.*(?:English letters|英文字母).*/g)).toBeNull();
});
