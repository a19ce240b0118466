import en from '@locales/en/papers.json';
import hongKong from '@locales/zh-HK/papers.json';
import { registerNamespace, setLanguage, tKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';

registerNamespace('papers', { en, 'zh-HK': hongKong });
const said = (kinds: string): string => papersText(tKey, kinds);

beforeEach(() => setLanguage('en'));

it('one or two papers are named, and no name twice', () => {
  expect(said('payeeEdd')).toBe("your recipient's ID or bank statement");
  expect(said('payeeEdd|payeeRemitDocument')).toBe(
    "your recipient's ID or bank statement and proof of what this transfer is for",
  );
  expect(said('meanRisk|accountRisk')).toBe('answers to a few questions');
  expect(said('payerCard|payerCard')).toBe('a photo of your identity document');
});

it('of more papers it says how many, with their questions', async () => {
  const five = 'payeeEdd|payeeRemitDocument|payerEdd|relationshipProof|studyProof';
  expect(said(five)).toBe('5 documents');
  expect(said(`${five}|meanRisk|accountRisk`)).toBe('5 documents and answers to a few questions');
  await setLanguage('zh');
  expect(said(`${five}|meanRisk`)).toBe('5 份材料、几个问题的回答');
  await setLanguage('zh-HK');
  expect(said(five)).toBe('5 份文件');
});
