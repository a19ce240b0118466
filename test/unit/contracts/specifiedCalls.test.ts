import { callRow, type CallName } from '@/contracts/calls';
import type { CallHost, CallToken } from '@/contracts/calls/defineCall';
import withoutScreen from '../../fixtures/callsWithoutScreen.json';

interface Specified {
  holds: string;
  call: CallName;
  request: string;
  sends?: string;
  token?: CallToken;
  host?: CallHost;
}

/** `token` and `host` if the specification names them. */
const rows: Specified[] = [
  { holds: 'C7.1-33', call: 'common.secureInit', request: 'GET /web/common/secure/init', sends: 'version' },
  {
    holds: 'C7.2-02',
    call: 'common.supportCountryFilter',
    request: 'POST /web/common/supportCountry/filter',
    sends: 'countryCode remitType',
  },
  { holds: 'C7.2-04', call: 'common.getEnum', request: 'POST /web/common/getEnum', sends: 'type' },
  { holds: 'C7.2-04', call: 'common.getLevelEnum', request: 'POST /web/common/getLevelEnum', sends: 'type' },
  {
    holds: 'C7.2-05 P6-08',
    call: 'common.orderByToken',
    request: 'GET /web/common/order/token/{token}',
    token: 'none',
  },
  { holds: 'C7.2-06', call: 'common.zipCode', request: 'POST /component/zipCode', sends: 'postCode' },
  {
    holds: 'C7.2-07',
    call: 'common.districts',
    request: 'POST /component/supportCountry/district/list',
    sends: 'country',
  },
  {
    holds: 'C7.2-08',
    call: 'common.koreanAddress',
    request: 'POST /component/kr/address/addr',
    sends: 'keyword',
  },
  {
    holds: 'C7.2-10',
    call: 'common.resources',
    request: 'POST /component/resources/v2/list',
    sends: 'countryCode types platform merchantCode',
  },
  {
    holds: 'C7.2-12',
    call: 'common.shareOverall',
    request: 'POST /component/wechat/sharelink/v2/overall',
    sends: 'seqNo id page',
  },
  {
    holds: 'C7.2-12',
    call: 'common.shareConfigs',
    request: 'POST /component/wechat/sharelink/v2/configs',
    sends: 'seqNo id page',
  },
  {
    holds: 'C7.3-01',
    call: 'login.captcha',
    request: 'POST /login/captcha',
    sends: 'phoneNumber email areaCode',
  },
  {
    holds: 'C7.3-01',
    call: 'login.voiceCaptcha',
    request: 'POST /login/voiceCaptcha',
    sends: 'phoneNumber email areaCode',
  },
  { holds: 'C7.3-02', call: 'login.captchaVerify', request: 'POST /login/captcha/verify', sends: 'captcha' },
  { holds: 'C7.3-04', call: 'login.setPassword', request: 'POST /login/set/password', sends: 'password' },
  { holds: 'C7.3-05', call: 'login.setPassword', request: 'POST /login/set/password', token: 'optional' },
  {
    holds: 'C7.3-07',
    call: 'login.register',
    request: 'POST /login/register',
    sends: 'contactType phoneNumber email countryCode',
  },
  { holds: 'C7.3-08 C7.12-10', call: 'wechat.openId', request: 'POST /wechat/get/openId', sends: 'code' },
  { holds: 'C7.3-11', call: 'user.clauseList', request: 'POST /web/user/clause/list', sends: 'countryCode' },
  { holds: 'C7.3-11', call: 'user.agreeClause', request: 'POST /web/user/agree/clause', sends: 'clauseIds' },
  {
    holds: 'P6-09',
    call: 'login.jointAccount',
    request: 'GET /login/joint/account/{partyToken}',
    token: 'none',
  },
  { holds: 'C7.3-13', call: 'user.update', request: 'POST /web/user/update', sends: 'nickName avatar' },
  {
    holds: 'C7.3-13',
    call: 'user.updateTargetCountry',
    request: 'POST /web/user/update/targetCountry',
    sends: 'targetCountry',
  },
  {
    holds: 'C7.3-14',
    call: 'user.payPasswordSet',
    request: 'POST /web/user/payPwdSet',
    sends: 'payPassword',
  },
  {
    holds: 'C7.3-15',
    call: 'user.remittanceLimit',
    request: 'POST /web/user/remittance/limit/info',
    sends: 'countryCode',
  },
  {
    holds: 'C7.3-16',
    call: 'user.reserveCheck',
    request: 'POST /web/user/reserve/check',
    sends: 'contactType',
  },
  { holds: 'C7.3-16', call: 'user.level', request: 'POST /web/user/level', sends: 'userId' },
  {
    holds: 'C7.3-19',
    call: 'message.list',
    request: 'POST /web/user/message/list',
    sends: 'cursor pageSize',
  },
  { holds: 'C7.3-20', call: 'email.activate', request: 'POST /web/email/active', sends: 'code' },
  { holds: 'C7.3-21', call: 'user.langChange', request: 'GET /web/user/lang/change', sends: 'lang' },
  { holds: 'C7.4-01', call: 'bank.list', request: 'POST /web/bank/list', sends: 'country' },
  {
    holds: 'C7.4-01',
    call: 'bank.identify',
    request: 'POST /web/bank/selectByIdentificationCode',
    sends: 'country code',
  },
  {
    holds: 'C7.4-01',
    call: 'bank.branches',
    request: 'POST /web/bank/branch/list',
    sends: 'country bankCode',
  },
  {
    holds: 'C7.4-01',
    call: 'bank.judgePayeeAccount',
    request: 'POST /web/bank/judgePayeeAccount',
    sends: 'country bankCode',
  },
  { holds: 'C7.4-01', call: 'bank.ifscCheck', request: 'POST /web/bank/ifscCheck', sends: 'ifsc' },
  {
    holds: 'C7.4-01',
    call: 'bank.paymentBanks',
    request: 'POST /web/paymentBank/list',
    sends: 'countryCode',
  },
  {
    holds: 'C7.4-01',
    call: 'bank.paymentBank',
    request: 'POST /web/paymentBank/detail',
    sends: 'countryCode bankCode',
  },
  { holds: 'C7.5-03', call: 'wallet.arouse', request: 'POST /web/wechat/remit/app/arous' },
  { holds: 'C7.5-03', call: 'wallet.result', request: 'POST /web/wechat/remit/payment/result' },
  { holds: 'C7.5-03', call: 'wallet.notify', request: 'POST /web/wechat/remit/app/notify' },
  { holds: 'C7.5-04', call: 'recharge.items', request: 'POST /web/order/recharge/wechat/item/list' },
  { holds: 'C7.5-04', call: 'recharge.orders', request: 'POST /web/order/recharge/order/list' },
  {
    holds: 'C7.5-05',
    call: 'order.fundingUpdate',
    request: 'POST /web/order/v2/bank',
    sends: 'transferFlag seqNo type countryCode',
  },
  {
    holds: 'C7.5-06',
    call: 'order.pay',
    request: 'POST /web/order/v2/pay',
    sends: 'userId seqNo type fundingType countryCode',
  },
  {
    holds: 'C7.5-07',
    call: 'payeeCard.orderCreate',
    request: 'POST /web/order/v2/create',
    sends:
      'payeeId payeeAccountType sourceAmount targetAmount sourceCurrency targetCurrency countryCode targetCountry feeAmount businessRate feeCurrency channel receiptMethod source sourceToTarget',
  },
  {
    holds: 'C7.5-08',
    call: 'order.updateStatus',
    request: 'POST /web/order/v2/updateStatus',
    sends: 'id paymentStatus',
  },
  {
    holds: 'C7.5-09',
    call: 'remit.largeLimitCheck',
    request: 'POST /web/order/v2/largeLimit/check',
    sends: 'sourceAmount sourceCurrency',
  },
  {
    holds: 'C7.5-10',
    call: 'evidence.submit',
    request: 'POST /web/order/v3/special/proof',
    sends: 'countryCode verifyType fileType images fileNames seqNo',
  },
  {
    holds: 'C7.5-11',
    call: 'evidence.upload',
    request: 'POST /web/order/v3/special/proof/upload',
    sends:
      'countryCode verifyType fileType seqNo payeeId userId payerCountryCode fileNumber workYear incomeYear incomeQuota incomeExpireDate accountId provideSource targetLevel',
  },
  {
    holds: 'C7.5-13',
    call: 'risk.examples',
    request: 'POST /web/risk/examples',
    sends: 'userId relationShip riskType countryCode seqNo targetCountry verifyType payeeId',
  },
  {
    holds: 'C7.6-01',
    call: 'kyc.waitInfo',
    request: 'GET /web/payer/v2/waitInfo/query',
    sends: 'countryCode',
  },
  {
    holds: 'C7.6-02',
    call: 'kyc.cnChannel',
    request: 'POST /web/cnkyc/update',
    sends: 'bankChannel userId nationality',
  },
  { holds: 'C7.6-04', call: 'kyc.krBanks', request: 'POST /web/payer/kr/bank/list' },
  { holds: 'C7.6-04', call: 'kyc.krDepositRegister', request: 'POST /web/payer/kr/account/deposit/register' },
  { holds: 'C7.6-04', call: 'kyc.krAuth', request: 'POST /web/payer/kr/account/auth' },
  { holds: 'C7.6-04', call: 'kyc.krAccounts', request: 'POST /web/payer/kr/account/list' },
  { holds: 'C7.6-04', call: 'kyc.krAccountVerify', request: 'POST /web/payer/kr/account/verify' },
  { holds: 'C7.6-04', call: 'kyc.krUnregister', request: 'POST /web/payer/kr/account/unregister' },
  { holds: 'C7.6-04', call: 'kyc.krSendChange', request: 'POST /web/payer/kr/send/change' },
  { holds: 'C7.6-05', call: 'kyc.idConfig', request: 'POST /wtocr/identify/idConfig/query/sdk', host: 'ocr' },
  { holds: 'C7.6-05', call: 'kyc.ocrReference', request: 'POST /wtocr/identify/get/reference', host: 'ocr' },
  {
    holds: 'C7.6-05',
    call: 'kyc.ocrUpload',
    request: 'POST /wtocr/identify/ocr/upload/identity',
    host: 'ocr',
  },
  {
    holds: 'C7.6-05',
    call: 'kyc.ocrRecognize',
    request: 'POST /wtocr/identify/ocr/recognize/identity',
    host: 'ocr',
  },
  {
    holds: 'C7.6-05',
    call: 'kyc.ocrCancel',
    request: 'POST /wtocr/identify/ocr/recognize/cancel',
    host: 'ocr',
  },
  {
    holds: 'C7.7-01',
    call: 'payee.methods',
    request: 'GET /web/payee/v2/query/payment/method/{source}/{target}',
    sends: 'remitType',
  },
  { holds: 'C7.7-02', call: 'payeeShare.getUrl', request: 'POST /web/payee/share/getUrl' },
  { holds: 'C7.7-02', call: 'payeeShare.check', request: 'POST /web/payee/share/check' },
  { holds: 'C7.7-02', call: 'payeeShare.chooseBank', request: 'POST /web/payee/share/choose/bank' },
  {
    holds: 'C7.7-02',
    call: 'payeeShare.exchangeAuthConfirm',
    request: 'POST /web/payee/share/exchange/auth/confirm',
  },
  {
    holds: 'C7.7-02',
    call: 'payeeShare.exchangeAuthGetUrl',
    request: 'POST /web/payee/share/exchange/auth/getUrl',
  },
  {
    holds: 'C7.7-03',
    call: 'payeeCard.queryTargetCountry',
    request: 'GET /web/payee/card/queryTargetCountry',
  },
  { holds: 'C7.7-03', call: 'payeeCard.delete', request: 'GET /web/payee/card/delete' },
  {
    holds: 'C7.7-04',
    call: 'payeeCard.create',
    request: 'POST /web/payee/card/create',
    sends: 'shareCode country firstName lastName phoneNumber email areaCode city street postCode accountType',
  },
  {
    holds: 'C7.8-01',
    call: 'agent.query',
    request: 'POST /web/school/agent/query',
    sends: 'id',
    host: 'main',
  },
  { holds: 'C7.8-03', call: 'agent.query', request: 'POST /web/school/agent/query', sends: 'id' },
  { holds: 'C7.8-04', call: 'agent.studentCommit', request: 'POST /web/school/agent/student/commit' },
  { holds: 'C7.8-05', call: 'agent.payerCommit', request: 'POST /web/school/agent/payer/commit' },
  {
    holds: 'C7.8-06',
    call: 'agent.commitCheck',
    request: 'GET /web/school/agent/commit/id/check',
    sends: 'commitId',
  },
  {
    holds: 'C7.8-06',
    call: 'agent.finishInfo',
    request: 'GET /web/school/agent/finish/info',
    sends: 'commitId',
  },
  {
    holds: 'C7.8-07',
    call: 'agent.students',
    request: 'GET /web/school/agent/student/list',
    sends: 'schoolId',
  },
  {
    holds: 'C7.12-01 P6-12',
    call: 'tracking.errorTrace',
    request: 'POST /web/medium/website/error/trace',
    token: 'none',
  },
  {
    holds: 'C7.12-02 P6-11',
    call: 'tracking.collect',
    request: 'POST /app-statistics/event/collect',
    token: 'none',
  },
  {
    holds: 'F7-08',
    call: 'evidence.submit',
    request: 'POST /web/order/v3/special/proof',
    sends: 'countryCode verifyType fileType images fileNames seqNo',
  },
  { holds: 'F7-15', call: 'login.captcha', request: 'POST /login/captcha', sends: 'phoneNumber email' },
  { holds: 'C7.4-03', call: 'order.bankList', request: 'POST /web/order/bank/list', sends: 'countryCode' },
  {
    holds: 'C7.12-09',
    call: 'ach.plaidEvent',
    request: 'POST /web/order/v2/special/plaidEvent',
    sends: '',
  },
  { holds: 'C7.12-11', call: 'message.subscriptionSettings', request: 'GET /web/applets/subscribe/settings' },
  {
    holds: 'C7.12-12',
    call: 'message.bindSubscription',
    request: 'POST /web/applets/subscribe/bind',
    sends: 'openId',
  },
  { holds: 'C7.13-01', call: 'user.profile', request: 'GET /web/user/profile' },
  { holds: 'C7.13-02', call: 'payer.history', request: 'GET /web/payer/v2/history/order/statistics' },
  { holds: 'C7.13-03', call: 'common.supportCountry', request: 'GET /web/common/supportCountry' },
  {
    holds: 'C7.13-04',
    call: 'common.supportCountryFilter',
    request: 'POST /web/common/supportCountry/filter',
    sends: 'countryCode remitType bankChannel',
  },
  { holds: 'C7.13-05', call: 'common.baseConfig', request: 'GET /web/base/config', sends: 'merchantCode' },
  {
    holds: 'C7.13-07',
    call: 'recharge.list',
    request: 'GET /web/order/recharge/list',
    sends: 'sourceCountry',
  },
  { holds: 'C7.13-08', call: 'invite.count', request: 'GET /web/user/invite/count', sends: 'type userId' },
  { holds: 'C7.13-10', call: 'wechat.userInfo', request: 'POST /wechat/get/userInfo', sends: 'code' },
  { holds: 'F7-10', call: 'order.get', request: 'POST /web/order/v2/getOrder', sends: 'seqNo' },
  { holds: 'F7-16', call: 'payee.add', request: 'POST /web/payee/v2/add', sends: 'country accountType' },
];

test.each(rows)('$request sends $sends [$holds]', ({ call, request, sends = '', token, host }) => {
  const row = callRow(call);
  expect(`${row.method} ${row.path}`).toBe(request);
  const { entries = {} } = row.params as { entries?: Record<string, unknown> };
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(sends.split(' ').filter(Boolean)));
  if (token) expect(row.token).toBe(token);
  if (host) expect(row.host).toBe(host);
});

test('a call that no screen makes holds no statement by itself', () => {
  const made = rows.filter(({ call }) => !(call in withoutScreen)).flatMap(({ holds }) => holds.split(' '));
  const held = rows.flatMap(({ holds }) => holds.split(' '));
  expect(held.filter((id) => !made.includes(id))).toEqual([]);
});

test.each([
  'common.supportCountry', 'common.occupiedCountries', 'common.askEnum', 'common.cityList', 'common.tabIcons',
  'common.resourcesOf', 'common.inHomeCatalog',
] as const)('%s is a GET with nothing but its path [C7.2-09]', (call) => {
  expect(nothingButPath(call)).toEqual(['GET', []]);
}); // prettier-ignore

test.each([
  'login.jointAccount',
  'message.new',
  'message.read',
  'message.readAll',
  'user.passwordSetting',
] as const)('%s is a GET with nothing but its path [C7.3-10]', (call) => {
  expect(nothingButPath(call)).toEqual(['GET', []]);
});

function nothingButPath(call: CallName) {
  const row = callRow(call);
  const { entries = {} } = row.params as { entries?: Record<string, unknown> };
  return [row.method, Object.keys(entries).filter((name) => !row.path.includes(`{${name}}`))];
}
