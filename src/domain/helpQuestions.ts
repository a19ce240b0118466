/** Texts are `help.<question>`. */
export type HelpQuestion =
  | 'arrive'
  | 'cancel'
  | 'refund'
  | 'wrongDetails'
  | 'paidNotSeen'
  | 'someoneElse'
  | 'expired'
  | 'rate'
  | 'cost'
  | 'limit'
  | 'papers'
  | 'whyVerify'
  | 'whichDocument'
  | 'photo'
  | 'reviewTime'
  | 'notVerified'
  | 'dataSafe'
  | 'code'
  | 'password'
  | 'newContact'
  | 'payeeName'
  | 'payeeChange'
  | 'scam';

type Five = readonly [HelpQuestion, HelpQuestion, HelpQuestion, HelpQuestion, HelpQuestion];

const likely = {
  account: ['code', 'password', 'newContact', 'dataSafe', 'whyVerify'],
  identity: ['whichDocument', 'photo', 'reviewTime', 'notVerified', 'dataSafe'],
  send: ['cost', 'arrive', 'rate', 'limit', 'cancel'],
  payee: ['payeeName', 'payeeChange', 'wrongDetails', 'arrive', 'scam'],
  pay: ['paidNotSeen', 'someoneElse', 'expired', 'rate', 'cancel'],
  order: ['arrive', 'cancel', 'refund', 'wrongDetails', 'paidNotSeen'],
  papers: ['papers', 'limit', 'arrive', 'refund', 'dataSafe'],
  card: ['payeeName', 'arrive', 'refund', 'scam', 'dataSafe'],
  any: ['arrive', 'cancel', 'cost', 'paidNotSeen', 'whyVerify'],
} as const satisfies Record<string, Five>;

const subjects: Readonly<Record<string, keyof typeof likely>> = {
  login: 'account',
  register: 'account',
  payPassword: 'account',
  replaceAccountVerify: 'account',
  closeAccount: 'account',
  user: 'account',
  documentUpload: 'identity',
  selectDocument: 'identity',
  noNumberCard: 'identity',
  waitActivation: 'identity',
  kyc: 'identity',
  repeatedAccount: 'identity',
  webKycEnter: 'identity',
  accountVerifyKor: 'identity',
  accountOpenSelectSgp: 'identity',
  selectNationalityChn: 'identity',
  chnCzcbBankPayment: 'identity',
  remit: 'send',
  confirmRemit: 'send',
  selectPayeeMethod: 'payee',
  payeeForm: 'payee',
  completePayee: 'payee',
  changePayee: 'payee',
  paymentMethod: 'pay',
  paymentLink: 'pay',
  paymentCheck: 'pay',
  bankPayment: 'pay',
  waitOrderPay: 'pay',
  transferVoucher: 'pay',
  bankOrder: 'order',
  refund: 'order',
  evidence: 'papers',
  largeRemitBarred: 'papers',
  requestCard: 'card',
  requestCardOrder: 'card',
  requestCardShare: 'card',
  payByCard: 'card',
  payeeDocument: 'card',
  reportFraud: 'card',
};

export const questionsAt = (place = ''): Five =>
  likely[subjects[place] ?? (place.startsWith('kyc-') ? 'identity' : 'any')];
