import { sentencesText } from '@/i18n';

test.each([
  ['Sent. It takes a day.', ['Sent.', 'It takes a day.']],
  ['已付款。通常需要 1 天。', ['已付款。', '通常需要 1 天。']],
  ['付款了吗？还没有！请付款。', ['付款了吗？', '还没有！', '请付款。']],
  ['1 USD = 7.1 CNY。收款人多收。', ['1 USD = 7.1 CNY。', undefined, '收款人多收。', '']],
  ['', []],
])('%s', (text, sentences) => {
  expect(sentencesText(sentences)).toBe(text);
});
