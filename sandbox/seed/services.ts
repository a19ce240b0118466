import { awaitingTransfer, delivered } from '@/domain/statuses/orderSets';
import type { Names, NewRow } from '../db/schema';
import { json } from '../db/schema';
import type { CouponTemplate } from '../domains/coupon/template';
import { couponTemplate } from '../domains/coupon/template';
import { namesOf } from '../texts';

export const userLevels: readonly NewRow<'userLevels'>[] = [
  { level: 0, minTransfers: 0, names: json(namesOf('server.content.member')), benefits: json([namesOf('server.content.firstTransferCoupon')]) },
  { level: 1, minTransfers: 3, names: json(namesOf('server.content.silver')), benefits: json([namesOf('server.content.feeCoupons')]) },
  { level: 2, minTransfers: 10, names: json(namesOf('server.content.gold')), benefits: json([namesOf('server.content.feeCoupons'), namesOf('server.content.occasionalBetterRates')]) },
  { level: 3, minTransfers: 30, names: json(namesOf('server.content.diamond')), benefits: json([namesOf('server.content.diamondRate'), namesOf('server.content.supportLine')]) },
]; // prettier-ignore

/** Has a separate help line. */
export const vipLevel = 2;

export const features: readonly NewRow<'features'>[] = [
  { code: 'rateAlerts', everyone: true, position: 1 },
  { code: 'payeeCards', everyone: true, position: 2 },
  { code: 'largeRemit', everyone: false, position: 3 },
  { code: 'smallRecharge', everyone: true, position: 4 },
  { code: 'overseasPayment', everyone: false, position: 5 },
];

export const appletTemplates: readonly NewRow<'appletTemplates'>[] = [
  { id: 'tpl-rate', names: json(namesOf('server.content.rateReached')), position: 1 },
  { id: 'tpl-order', names: json(namesOf('server.content.transferProgress')), position: 2 },
  {
    id: 'tpl-coupon',
    names: json(namesOf('server.content.couponExpiringSoon')),
    position: 3,
  },
];

const picture = (id: string, title: Names, why: Names) => ({
  title,
  content: why,
  imgUrl: `/static/examples/${id}.svg`,
});
const whole = namesOf('server.content.allCorners');
const blurred = namesOf('server.content.blurred');
const bare = namesOf('server.content.wholeFace');
const covered = namesOf('server.content.covered');
const stamped = namesOf('server.content.stamped');

const example = (
  id: string,
  verifyType: string,
  scope: { riskType?: string; relation?: string; country?: string; target?: string },
  top: [Names, Names],
  pictures: ReturnType<typeof picture>[],
  bottom: [Names, Names],
): NewRow<'riskExamples'> => ({
  id,
  verifyType,
  riskType: scope.riskType ?? '*',
  relation: scope.relation ?? '*',
  countryCode: scope.country ?? '*',
  targetCountry: scope.target ?? '*',
  topTitle: json(top[0]),
  topContent: json(top[1]),
  pictures: json(pictures),
  bottomTitle: json(bottom[0]),
  bottomContent: json(bottom[1]),
});

const uploadTip: [Names, Names] = [
  namesOf('server.content.oneFile'),
  namesOf('server.content.wholePages'),
]; // prettier-ignore

// A face is only ever a picture.
const faceTip: [Names, Names] = [
  namesOf('server.content.onePicture'),
  namesOf('server.content.takenNow'),
]; // prettier-ignore

/** The closest match is shown. */
export const riskExamples: readonly NewRow<'riskExamples'>[] = [
  example('relationship', 'relationshipProof', {}, [namesOf('server.content.proofOfRelationship'), namesOf('server.content.proofOfRelationshipHint')], [picture('document-good', namesOf('server.content.familyRegister'), whole), picture('document-blurred', namesOf('server.content.notLikeThis'), blurred)], uploadTip),
  example('relationship-spouse', 'relationshipProof', { relation: 'spouse' }, [namesOf('server.content.proofOfMarriage'), namesOf('server.content.proofOfMarriageHint')], [picture('document-good', namesOf('server.content.marriageCertificate'), whole), picture('document-blurred', namesOf('server.content.notLikeThis'), blurred)], uploadTip),
  example('relationship-parents', 'relationshipProof', { relation: 'parents' }, [namesOf('server.content.proofOfParenthood'), namesOf('server.content.proofOfParenthoodHint')], [picture('document-good', namesOf('server.content.birthCertificate'), whole), picture('document-blurred', namesOf('server.content.notLikeThis'), blurred)], uploadTip),
  example('funds', 'payerEdd', {}, [namesOf('server.content.sourceOfFunds'), namesOf('server.content.sourceOfFundsHint')], [picture('statement', namesOf('server.content.bankStatement'), stamped), picture('payslip', namesOf('server.content.payslip'), stamped)], uploadTip),
  example('funds-large', 'payerEdd', { riskType: 'LARGE' }, [namesOf('server.content.largeSourceOfFunds'), namesOf('server.content.largeSourceOfFundsHint')], [picture('statement', namesOf('server.content.bankStatement'), stamped), picture('contract', namesOf('server.content.contractOfSale'), stamped)], uploadTip),
  example('purpose', 'payeeRemitDocument', {}, [namesOf('server.content.reasonForTransfer'), namesOf('server.content.reasonForTransferHint')], [picture('contract', namesOf('server.content.invoice'), stamped)], uploadTip),
  example('study', 'studyProof', {}, [namesOf('server.content.proofOfStudy'), namesOf('server.content.proofOfStudyHint')], [picture('contract', namesOf('server.content.admissionLetter'), stamped), picture('statement', namesOf('server.content.feeNote'), stamped)], uploadTip),
  example('address', 'addressProof', {}, [namesOf('server.content.proofOfAddress'), namesOf('server.content.proofOfAddressHint')], [picture('statement', namesOf('server.content.electricityBill'), stamped)], uploadTip),
  example('identity', 'payerCard', {}, [namesOf('server.content.documentPhoto'), namesOf('server.content.documentPhotoHint')], [picture('document-good', namesOf('server.content.likeThis'), whole), picture('document-blurred', namesOf('server.content.notLikeThis'), blurred)], uploadTip),
  example('funds-gbr', 'payerEdd', { country: 'GBR' }, [namesOf('server.content.sourceOfFunds'), namesOf('server.content.sourceOfFundsGbrHint')], [picture('payslip', namesOf('server.content.payslip'), stamped), picture('statement', namesOf('server.content.bankStatement'), stamped)], uploadTip),
  example('income', 'incomeProof', {}, [namesOf('server.content.proofOfIncome'), namesOf('server.content.proofOfIncomeHint')], [picture('payslip', namesOf('server.content.payslip'), stamped), picture('statement', namesOf('server.content.bankStatement'), stamped)], uploadTip),
  example('payee', 'payeeEdd', {}, [namesOf('server.content.payeeDocument'), namesOf('server.content.payeeDocumentHint')], [picture('document-good', namesOf('server.content.likeThis'), whole), picture('document-blurred', namesOf('server.content.notLikeThis'), blurred)], uploadTip),
  example('payee-chn', 'payeeEdd', { target: 'CHN' }, [namesOf('server.content.payeeIdentityCard'), namesOf('server.content.payeeIdentityCardHint')], [picture('document-good', namesOf('server.content.likeThis'), whole), picture('document-blurred', namesOf('server.content.notLikeThis'), blurred)], uploadTip),
  example('face', 'faceRisk', {}, [namesOf('server.content.facePhoto'), namesOf('server.content.facePhotoHint')], [picture('face-good', namesOf('server.content.likeThis'), bare), picture('face-covered', namesOf('server.content.notLikeThis'), covered)], faceTip),
]; // prettier-ignore

export const complianceReasons: readonly NewRow<'complianceReasons'>[] = [
  { code: 'RELATION_UNCLEAR', names: json(namesOf('server.content.relationshipUnclear')), verifyType: 'relationshipProof' },
  { code: 'FUNDS_UNCLEAR', names: json(namesOf('server.content.fundsUnclear')), verifyType: 'payerEdd' },
  { code: 'PURPOSE_UNCLEAR', names: json(namesOf('server.content.purposeUnclear')), verifyType: 'payeeRemitDocument' },
  { code: 'POLICY', names: json(namesOf('server.content.againstPolicy')) },
]; // prettier-ignore

export const thankCopies: readonly NewRow<'thankCopies'>[] = [
  { id: 'parents', relation: 'parents', texts: json({ en: 'Thank you, my child. The money has arrived. Take care of yourself.', zh: '孩子，钱收到了，照顾好自己。', 'zh-HK': '孩子，錢收到了，好好照顧自己。', fil: 'Salamat, anak. Natanggap na ang pera. Mag-ingat ka palagi.', vi: 'Cảm ơn con. Tiền đã về. Con giữ gìn sức khỏe nhé.', id: 'Terima kasih, Nak. Uangnya sudah sampai. Jaga diri ya.' }) },
  { id: 'spouse', relation: 'spouse', texts: json({ en: 'It has arrived. Thank you, I miss you.', zh: '钱收到了，谢谢你，想你。', 'zh-HK': '錢收到了，多謝你，掛住你。', fil: 'Natanggap ko na. Salamat, miss na kita.', vi: 'Em nhận được rồi. Cảm ơn anh, nhớ anh.', id: 'Sudah sampai. Terima kasih, aku rindu.' }) },
  { id: 'everyone', relation: '*', texts: json({ en: 'The money has arrived. Thank you!', zh: '钱已收到，谢谢！', 'zh-HK': '錢已收到，多謝！', fil: 'Natanggap ko na ang pera. Salamat!', vi: 'Tôi đã nhận được tiền. Cảm ơn!', id: 'Uangnya sudah sampai. Terima kasih!' }) },
]; // prettier-ignore

export const tutorials: readonly NewRow<'tutorials'>[] = [
  { type: 'remit', countryCode: '*', names: json(namesOf('server.content.howToSendMoney')), link: '/about?topic=remit' },
  { type: 'kyc', countryCode: '*', names: json(namesOf('server.content.howToOpenAnAccount')), link: '/about?topic=kyc' },
  { type: 'kyc', countryCode: 'AUS', names: json(namesOf('server.content.howToOpenAnAccountAus')), link: '/about?topic=kyc-aus' },
  { type: 'payment', countryCode: '*', names: json(namesOf('server.content.howToPay')), link: '/about?topic=payment' },
  { type: 'payment', countryCode: 'AUS', names: json(namesOf('server.content.payingWithPayId')), link: '/about?topic=payid' },
  { type: 'payment', countryCode: 'HKG', names: json(namesOf('server.content.payingWithFps')), link: '/about?topic=fps' },
  { type: 'redemption', countryCode: '*', names: json(namesOf('server.content.howToRedeem')), link: '/redemptionTutorial' },
  { type: 'evidence', countryCode: '*', names: json(namesOf('server.content.howToShowFunds')), link: '/about?topic=evidence' },
]; // prettier-ignore

export const articles: readonly NewRow<'articles'>[] = [
  { id: 'art-arrival', names: json(namesOf('server.content.howLong')), link: '/about?article=arrival', position: 1 },
  { id: 'art-limits', names: json(namesOf('server.content.myLimits')), link: '/about?article=limits', position: 2 },
  { id: 'art-refund', names: json(namesOf('server.content.howToGetARefund')), link: '/about?article=refund', position: 3 },
  { id: 'art-payid', countryCode: 'AUS', names: json(namesOf('server.content.payingWithPayIdVideo')), link: '/about?article=payid', position: 4 },
  { id: 'art-fps', countryCode: 'HKG', names: json(namesOf('server.content.payingWithFpsVideo')), link: '/about?article=fps', position: 4 },
  { id: 'art-diamond', minLevel: 3, names: json(namesOf('server.content.yourDiamondRate')), link: '/about?article=diamond', position: 5 },
  { id: 'art-gold', minLevel: 2, names: json(namesOf('server.content.personalAdviser')), link: '/about?article=gold', position: 6 },
]; // prettier-ignore

/** The first unseen match is shown. */
/** `{seqNo}` and `{country}` are the order's. */
export const orderPopups: readonly NewRow<'orderPopups'>[] = [
  { kind: 'deadline', statuses: json([...awaitingTransfer]), titles: json(namesOf('server.content.transferExpires')), contents: json(namesOf('server.content.transferExpiresHint')), link: '/confirmRemit?seqNo={seqNo}', position: 1 },
  { kind: 'collect', statuses: json(['WAIT_RECEIVE']), titles: json(namesOf('server.content.readyToCollect')), contents: json(namesOf('server.content.readyToCollectHint')), link: '/cashWithdrawalPoint?country={country}', position: 2 },
  { kind: 'invite', statuses: json([...delivered]), titles: json(namesOf('server.content.moneyArrived')), contents: json(namesOf('server.content.moneyArrivedHint')), link: '/invitation', position: 3 },
]; // prettier-ignore

const year2030 = Date.UTC(2030, 0, 1);
const year2020 = Date.UTC(2020, 0, 1);
const year2021 = Date.UTC(2021, 0, 1);

const activity = (
  code: string,
  country: string,
  title: Names,
  template: CouponTemplate,
  change: Partial<NewRow<'activities'>> = {},
): NewRow<'activities'> => ({
  code,
  countryCode: country,
  titles: json(title),
  contents: json(namesOf('server.content.lastCashCouponHint')),
  template: couponTemplate.write(template),
  startsAt: year2020,
  endsAt: year2030,
  remaining: 10_000,
  ...change,
}); // prettier-ignore

export const activities: readonly NewRow<'activities'>[] = [
  activity('AUTUMN_AUS', 'AUS', namesOf('server.content.autumnFeeCoupon'), { type: 2, name: 'Autumn: AUD 4 off the fee', amount: '4', currency: 'AUD', minAmount: '300', sourceCountry: 'AUS', validDays: 14 }, { position: 1 }),
  activity('AUTUMN_HKG', 'HKG', namesOf('server.content.autumnFeeCoupon'), { type: 2, name: 'Autumn: HKD 15 off the fee', amount: '15', currency: 'HKD', minAmount: '1500', sourceCountry: 'HKG', validDays: 14 }, { position: 1 }),
  activity('LAST_AUS', 'AUS', namesOf('server.content.lastCashCoupon'), { type: 1, name: 'AUD 20 cash off', amount: '20', currency: 'AUD', minAmount: '2000', sourceCountry: 'AUS', validDays: 7 }, { remaining: 1, position: 2 }),
  activity('PAST_AUS', 'AUS', namesOf('server.content.offerOver'), { type: 1, name: 'Over', amount: '1', currency: 'AUD', minAmount: '1', validDays: 1 }, { endsAt: year2021, position: 3 }),
]; // prettier-ignore
