import { callRow, type CallName } from '@/contracts/calls';
import { payer } from '@/contracts/entities/payer';

interface Shape {
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  options?: readonly unknown[];
}

function at(schema: unknown, path = ''): Shape {
  let found = schema as Shape | undefined;
  const open = () => {
    while (found && (found.wrapped ?? found.item)) found = found.wrapped ?? found.item;
  };
  open();
  for (const name of path.split('.').filter(Boolean)) {
    found = found?.entries?.[name];
    open();
  }
  return found ?? {};
}
const answer = (name: CallName, path?: string) => at(callRow(name).answer, path);
const namesOf = (shape: Shape) => Object.keys(shape.entries ?? {});

/** By the call whose answer has them. */
const rows: { holds: string; call: CallName; path?: string; fields: string }[] = [
  { holds: 'P3-02', call: 'user.profile', path: 'payer', fields: 'phoneNumber areaCode email' },
  {
    holds: 'P3-03',
    call: 'user.profile',
    path: 'payer',
    fields: 'fullName firstName lastName localFirstName localLastName nickName',
  },
  {
    holds: 'F3-02',
    call: 'user.profile',
    path: 'payer',
    fields: 'fullName firstName lastName localFirstName localLastName',
  },
  { holds: 'P3-04', call: 'user.profile', path: 'payer', fields: 'avatar inviteCode level language' },
  { holds: 'P3-05', call: 'user.profile', path: 'payer', fields: 'kycStatus identityStatus' },
  { holds: 'P3-06', call: 'user.profile', path: 'payer.kycAudit', fields: 'kycErrorCode auditV2s' },
  { holds: 'P3-08', call: 'user.profile', path: 'payer', fields: 'idType nationality' },
  { holds: 'P3-09', call: 'user.profile', path: 'payer.images', fields: 'name ossFileKey' },
  { holds: 'P3-10', call: 'user.profile', path: 'payer.repeatUserInfo', fields: 'repeatUnderReview' },
  { holds: 'P3-11', call: 'user.profile', path: 'payer', fields: 'bankChannel supplement' },
  { holds: 'P3-13', call: 'user.profile', path: 'payer', fields: 'largeRemitFileStatus largeMaterialStatus' },
  { holds: 'P3-14', call: 'user.profile', path: 'payer', fields: 'shortKyc' },
  { holds: 'P3-15', call: 'user.profile', path: 'payer', fields: 'payerNumber' },
  {
    holds: 'F3-03',
    call: 'user.profile',
    path: 'payer',
    fields:
      'kycStatus identityStatus kycAudit idType nationality images repeatUserInfo bankChannel supplement shortKyc largeRemitFileStatus largeMaterialStatus userLabel',
  },
  {
    holds: 'C3-05',
    call: 'user.profile',
    path: 'payer',
    fields: 'userId countryCode phoneNumber areaCode email fullName firstName lastName',
  },
  {
    holds: 'C3-06',
    call: 'user.profile',
    path: 'payer',
    fields: 'kycStatus identityStatus kycAudit idType nationality bankChannel shortKyc',
  },
  {
    holds: 'C3-07',
    call: 'user.profile',
    path: 'payer',
    fields: 'userLabel largeRemitFileStatus largeMaterialStatus',
  },
  {
    holds: 'C3-10',
    call: 'remit.precheck',
    fields: 'payerInfo middlePage kycStatus shortKyc certificationKyc',
  },
  { holds: 'P3-67', call: 'payer.history', fields: 'remitSuccessSum joinDate' },
  { holds: 'P3-68', call: 'payer.history', path: 'sourceSaveAmount', fields: 'amount currencyCode' },
  { holds: 'C3-11', call: 'payer.history', fields: 'joinDate remitSuccessSum sourceSaveAmount' },
  {
    holds: 'P3-71',
    call: 'common.resources',
    path: 'list',
    fields: 'resourceImgUrl resourceLink type linkType content carouselVOList',
  },
  {
    holds: 'C3-13',
    call: 'risk.examples',
    fields: 'topTitle topContent riskExamplePicsList bottomTitle bottomContent',
  },
  { holds: 'C3-14', call: 'wallet.arouse', fields: 'timeStamp nonceStr prepayId sign' },
  { holds: 'C3-15', call: 'common.uploadImage', fields: 'ossFileKey imgFileNameOriginal' },
  {
    holds: 'C3-18',
    call: 'common.shareConfigs',
    fields: 'appId content imgUrl jsapiTicket nonceStr page signature title url timestamp',
  },
  {
    holds: 'P3-70',
    call: 'common.shareOverall',
    fields: 'appId content imgUrl jsapiTicket nonceStr page signature title url timestamp wechatRemittance',
  },
  { holds: 'C3-19', call: 'common.shareConfigs', fields: 'appId timestamp nonceStr signature' },
  { holds: 'P3-73', call: 'common.tabIcons', path: 'list', fields: 'type background resourceImgUrl content' },
  { holds: 'P3-21', call: 'order.get', path: 'order', fields: 'id seqNo userId partnerOrderId' },
  { holds: 'P3-23', call: 'order.get', path: 'order', fields: 'countryCode targetCountry' },
  { holds: 'P3-24', call: 'order.get', path: 'order', fields: 'remitType' },
  { holds: 'P3-25', call: 'order.get', path: 'order', fields: 'status paymentStatus viewStatus' },
  { holds: 'P3-26', call: 'order.get', path: 'order', fields: 'createTime' },
  { holds: 'P3-27', call: 'order.get', path: 'order', fields: 'bankChannel fundingType' },
  { holds: 'P3-28', call: 'order.get', path: 'order', fields: 'payeeId payerInfo' },
  {
    holds: 'P3-29',
    call: 'order.get',
    path: 'order.payeeInfo',
    fields: 'id accountType payeeLabel plainPhone country areaCode relationshipToReceiver',
  },
  { holds: 'P3-30', call: 'order.get', path: 'order.sourceAmount', fields: 'amount currencyCode' },
  { holds: 'P3-30', call: 'order.get', path: 'order.targetAmount', fields: 'amount currencyCode' },
  { holds: 'P3-31', call: 'order.get', path: 'order', fields: 'postscriptOfRemittance' },
  {
    holds: 'P3-33',
    call: 'order.get',
    path: 'order',
    fields: 'relationLetterFlag riskFlag needUploadAcademicInfo',
  },
  { holds: 'P3-34', call: 'order.get', path: 'order.refundDetails', fields: 'refundInfoLink' },
  {
    holds: 'F3-11',
    call: 'order.get',
    path: 'order',
    fields:
      'id seqNo type status viewStatus paymentStatus countryCode targetCountry remitType partnerOrderId bankChannel fundingType payeeId payeeInfo payerInfo supplementContent ifLockedRate',
  },
  {
    holds: 'F3-12',
    call: 'order.get',
    path: 'order',
    fields:
      'userId createTime postscriptOfRemittance sourceAmount targetAmount purposeEnum relationEnum relationLetterFlag riskFlag refundDetails needUploadAcademicInfo qrImageUrl',
  },
  {
    holds: 'P3-39',
    call: 'common.supportCountry',
    path: 'list',
    fields: 'countryCode countryName countryEnName currency continent',
  },
  { holds: 'P3-43', call: 'common.supportCountryFilter', path: 'list', fields: 'targetCountry status' },
  { holds: 'P3-46', call: 'payee.info', path: 'payee', fields: 'id payeeId name firstName lastName' },
  { holds: 'P3-47', call: 'payee.info', path: 'payee', fields: 'country nationality idNumber city street' },
  { holds: 'P3-48', call: 'payee.info', path: 'payee', fields: 'areaCode phoneNumber' },
  { holds: 'P3-49', call: 'payee.info', path: 'payee', fields: 'accountType relationshipToReceiver' },
  {
    holds: 'P3-50',
    call: 'payee.info',
    path: 'payee',
    fields: 'authStatus needComplete exchangeAuthStatus checkStatus',
  },
  { holds: 'P3-51', call: 'payee.info', path: 'payee', fields: 'payeeWarn payeeLabelMsg' },
  { holds: 'P3-51 F3-22', call: 'payee.info', path: 'payee.payeeWarn', fields: 'type' },
  {
    holds: 'P3-52',
    call: 'payee.info',
    path: 'payee',
    fields: 'baseInfoStatus bankInfoStatus identityInfoStatus',
  },
  {
    holds: 'P3-55',
    call: 'payeeCard.list',
    path: 'list',
    fields: 'sourceCountry country accountType shareCode remark currency amount validUntil state',
  },
  { holds: 'P3-55', call: 'payeeCard.popInfoList', path: 'list', fields: 'popInfoId cardId status' },
  {
    holds: 'P3-56',
    call: 'school.payee',
    path: 'payee',
    fields: 'payeeName accountNumber postscript costType invoiceNumber',
  },
  { holds: 'F3-39', call: 'payeeCard.list', path: 'list', fields: 'country amount validUntil state' },
  {
    holds: 'P3-62',
    call: 'common.baseConfig',
    fields: 'merchantProfile merchantProfileHk merchantProfileEn',
  },
  { holds: 'P3-63', call: 'common.baseConfig', fields: 'merchantAbbreviation merchantName' },
  { holds: 'P3-64', call: 'common.baseConfig', fields: 'homeRightLogo banner otherBanner' },
  { holds: 'P3-65', call: 'common.baseConfig', fields: 'remitType' },
  { holds: 'P3-66', call: 'common.baseConfig', fields: 'mainPageColor backdropColor fontColor' },
  {
    holds: 'P3-69',
    call: 'kyc.info',
    path: 'documents',
    fields: 'idType bizIdType side documentStatus documentSrc returnTexts sideCode',
  },
  { holds: 'P3-42', call: 'common.occupiedCountries', path: 'list', fields: 'areaCode currency continent' },
  { holds: 'P3-60', call: 'message.list', path: 'rows', fields: 'id read' },
];

test.each(rows)('$call answers $path with $fields [$holds]', ({ call, path, fields }) => {
  expect(namesOf(answer(call, path))).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('a proof is uploaded with seventeen fields, and handed in with its pictures [F3-31 F3-32]', () => {
  expect(namesOf(at(callRow('evidence.upload').params))).toEqual(
    expect.arrayContaining(
      'seqNo countryCode verifyType fileType payeeId userId payerCountryCode fileNumber workYear incomeYear incomeQuota incomeExpireDate accountId provideSource targetLevel'.split(
        ' ',
      ),
    ),
  );
  expect(namesOf(at(callRow('evidence.submit').params))).toEqual(
    expect.arrayContaining(['images', 'fileNames']),
  );
});

test('an order is slow or fast by number, a card is made with kind 0 [F5.2-44 C7.7-05]', () => {
  expect(at(callRow('order.commit').params, 'speed').options).toEqual([1, 2]);
  expect(at(callRow('payeeCard.create').params, 'accountType')).toMatchObject({
    type: 'literal',
    literal: 0,
  });
});

test.each([
  { call: 'agent.basic', fields: 'merchantCode' },
  { call: 'agent.students', fields: 'schoolId' },
  { call: 'agent.studentCommit', fields: 'schoolId commitId' },
  { call: 'agent.query', fields: 'id' },
  { call: 'agent.proofCommit', fields: 'commitId' },
] as const)("$call of a school's agent goes by $fields [F3-34]", ({ call, fields }) => {
  expect(namesOf(at(callRow(call).params))).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('five platforms, four bank channels of China [P3.1-20 P6-33]', () => {
  expect(at(callRow('common.resourcesOf').params, 'platform').options).toEqual([
    'H5',
    'iOS',
    'Android',
    'Weapp',
    'Alipay',
  ]);
  expect(at(callRow('kyc.cnChannel').params, 'bankChannel').options).toEqual([
    'Kcb',
    'BlueOcean',
    'CZCB',
    'ZLP',
  ]);
});

test('an event of use carries twelve facts [P3-76]', () => {
  expect(namesOf(at(callRow('tracking.collect').params, 'events')).sort()).toEqual(
    'eventCode entryTime exitTime clickTime orderId sourceCountry targetCountry sourceCurrency targetCurrency userId orderType extraData'
      .split(' ')
      .sort(),
  );
});

test('a payer is labelled for large transfers or against them [P3-12]', () => {
  expect(at(payer, 'userLabel').options).toEqual(['LARGE_WHITE', 'LARGE_BLACK']);
});
