import { listText, sentencesText } from '@/i18n';

test.each([
  ['Sent. It takes a day.', ['Sent.', 'It takes a day.']],
  ['已付款。通常需要 1 天。', ['已付款。', '通常需要 1 天。']],
  ['付款了吗？还没有！请付款。', ['付款了吗？', '还没有！', '请付款。']],
  ['1 USD = 7.1 CNY。收款人多收。', ['1 USD = 7.1 CNY。', undefined, '收款人多收。', '']],
  ['Sent. It takes a day', ['Sent', 'It takes a day']],
  ['已付款。通常需要 1 天', ['已付款', '通常需要 1 天']],
  ['匯款 100.00 HKD. Li Na', ['匯款 100.00 HKD', 'Li Na']],
  ['', []],
])('%s', (text, sentences) => {
  expect(sentencesText(sentences)).toBe(text);
});

test.each([
  ['Philippines, PHP', ['Philippines', 'PHP']],
  ['菲律賓，PHP, 今日', ['菲律賓', null, 'PHP', '今日']],
  ['銀行', ['銀行', '']],
])('listed: %s', (text, things) => {
  expect(listText(things)).toBe(text);
});
