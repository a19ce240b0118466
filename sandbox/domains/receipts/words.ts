import { type MarketCode, markets } from '@/domain/markets';

/** Languages that an authority of a market reads; elsewhere it reads English. */
const languages = ['zh', 'zh-HK', 'ja', 'ko'] as const;
export type PaperLanguage = 'en' | (typeof languages)[number];

/** The language of a market's papers, beside English: its first one, where papers are written in it. */
export function paperLanguage(market: MarketCode): PaperLanguage {
  const first: string = markets[market].languages[0];
  return languages.find((language) => language === first) ?? 'en';
}

type Words = Readonly<Record<PaperLanguage, string>>;
const words = (en: string, zh: string, hk: string, ja: string, ko: string): Words => ({
  en,
  zh,
  'zh-HK': hk,
  ja,
  ko,
});

// prettier-ignore
export const paperWords = {
  taxProof: words('Proof of remittances for the tax office', '年度汇款证明（税务用）', '年度匯款證明（稅務用）', '送金証明書（税務申告用）', '연간 송금 확인서(세무용)'),
  receipt: words('Proof of remittance', '汇款凭证', '匯款證明', '送金証明書', '송금 확인서'),
  bankCard: words('Confirmation of account', '银行账户证明', '銀行帳戶證明', '口座確認書', '계좌 확인서'),
  ownData: words('Your data', '我的个人数据', '我的個人資料', 'お客様の個人データ', '내 개인정보'),
  number: words('Paper number', '凭证编号', '證明編號', '書類番号', '문서 번호'),
  issued: words('Issued on', '开具日期', '開具日期', '発行日', '발급일'),
  year: words('Calendar year', '年度', '年度', '対象年', '해당 연도'),
  sender: words('Sender', '汇款人', '匯款人', '送金人', '송금인'),
  senderNumber: words('Customer number', '客户编号', '客戶編號', 'お客様番号', '고객 번호'),
  payee: words('Recipient', '收款人', '收款人', '受取人', '수취인'),
  account: words('Paid to', '收款账户', '收款帳戶', '受取口座', '수취 계좌'),
  country: words('Country', '收款国家/地区', '收款國家/地區', '送金先の国・地域', '수취 국가'),
  transfer: words('Transfer number', '汇款单号', '匯款編號', '送金番号', '송금 번호'),
  made: words('Ordered on', '下单日期', '下單日期', '申込日', '신청일'),
  arrived: words('Arrived on', '到账日期', '到帳日期', '着金日', '입금일'),
  amount: words('Amount sent', '汇款金额', '匯款金額', '送金額', '송금액'),
  fee: words('Fee', '手续费', '手續費', '手数料', '수수료'),
  discount: words('Discount', '优惠', '優惠', '割引', '할인'),
  paid: words('Total paid', '支付总额', '支付總額', '支払総額', '총 결제액'),
  rate: words('Exchange rate', '汇率', '匯率', '為替レート', '환율'),
  gets: words('Amount received', '到账金额', '到帳金額', '受取額', '수취액'),
  purpose: words('Purpose', '汇款用途', '匯款用途', '送金目的', '송금 목적'),
  transfers: words('Transfers that arrived', '已到账汇款', '已到帳匯款', '着金済みの送金', '입금 완료된 송금'),
  sum: words('Total of the year', '年度合计', '年度合計', '年間合計', '연간 합계'),
  bank: words('Opened through', '开户银行渠道', '開戶銀行渠道', '開設銀行', '개설 은행'),
  accountNumber: words('Account number', '账号', '帳號', '口座番号', '계좌 번호'),
  opened: words('Opened on', '开户日期', '開戶日期', '開設日', '개설일'),
  study: words('Payments for studies abroad do not use the yearly quota of 50,000 USD.', '留学缴费不占用个人每年 5 万美元的便利化额度。', '留學繳費不佔用個人每年 5 萬美元的便利化額度。', '留学費用の支払いは年間5万米ドルの枠に含まれません。', '유학비 송금은 연간 미화 5만 달러 한도에 포함되지 않습니다.'),
  testNote: words('Made by the test environment: not valid as evidence.', '由测试环境生成，不具法律效力。', '由測試環境產生，不具法律效力。', 'テスト環境で作成されたもので、証明書としての効力はありません。', '테스트 환경에서 생성되어 증빙 효력이 없습니다.'),
  dataNote: words('All of it for machines to read is attached to this file as own-data.json.', '机器可读的完整数据见本文件的附件 own-data.json。', '機器可讀的完整資料見本檔案的附件 own-data.json。', '機械で読み取れる全データは、このファイルの添付 own-data.json にあります。', '기계 판독용 전체 데이터는 이 파일에 첨부된 own-data.json에 있습니다.'),
  payer: words('Account', '账户', '帳戶', 'アカウント', '계정'),
  payees: words('Recipients', '收款人', '收款人', '受取人', '수취인'),
  topUps: words('Recharges', '充值订单', '充值訂單', 'チャージ', '충전'),
  coupons: words('Coupons', '优惠券', '優惠券', 'クーポン', '쿠폰'),
  devices: words('Signed in', '登录记录', '登入記錄', 'ログイン', '로그인'),
  messages: words('Messages', '消息', '訊息', 'メッセージ', '메시지'),
  papers: words('Papers issued', '已开具的凭证', '已開具的證明', '発行済みの書類', '발급된 문서'),
  name: words('Name', '姓名', '姓名', '氏名', '이름'),
  phone: words('Phone', '手机号', '手機號碼', '電話番号', '전화번호'),
  email: words('Email', '邮箱', '電郵', 'メール', '이메일'),
  market: words('Sends from', '汇出国家/地区', '匯出國家/地區', '送金元', '송금 국가'),
  nationality: words('Nationality', '国籍', '國籍', '国籍', '국적'),
  since: words('Customer since', '注册日期', '註冊日期', '登録日', '가입일'),
  none: words('None', '无', '無', 'なし', '없음'),
} as const satisfies Record<string, Words>;
export type PaperWord = keyof typeof paperWords;

/** `送金人 / Sender`: what the authority reads, and English for everyone else. */
export function labelIn(language: PaperLanguage): (word: PaperWord) => string {
  return (word) => {
    const { en, [language]: local } = paperWords[word];
    return language === 'en' ? en : `${local} / ${en}`;
  };
}
