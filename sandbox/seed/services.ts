import { awaitingTransfer, delivered } from '@/domain/statuses/orderSets';
import type { Names, NewRow } from '../db/schema';
import { json } from '../db/schema';
import type { CouponTemplate } from '../domains/coupon/template';
import { couponTemplate } from '../domains/coupon/template';

const names = (en: string, zh: string, hk: string): Names => ({ en, zh, 'zh-HK': hk });
const text = (en: string, zh: string, hk: string): string => json(names(en, zh, hk));

export const userLevels: readonly NewRow<'user_levels'>[] = [
  { level: 0, min_transfers: 0, names: text('Member', '普通会员', '普通會員'), benefits: json([names('First transfer coupon', '首汇优惠券', '首匯優惠券')]) },
  { level: 1, min_transfers: 3, names: text('Silver', '银卡会员', '銀卡會員'), benefits: json([names('Fee coupons', '手续费优惠券', '手續費優惠券')]) },
  { level: 2, min_transfers: 10, names: text('Gold', '金卡会员', '金卡會員'), benefits: json([names('Fee coupons', '手续费优惠券', '手續費優惠券'), names('Occasional better rates', '不定期优惠汇率', '不定期優惠匯率')]) },
  { level: 3, min_transfers: 30, names: text('Diamond', '钻石会员', '鑽石會員'), benefits: json([names('Diamond rate', '钻石汇率', '鑽石匯率'), names('A dedicated support line', '专属客服', '專屬客服')]) },
]; // prettier-ignore

/** From this level on the help centre has a line of its own. */
export const vipLevel = 2;

export const features: readonly NewRow<'features'>[] = [
  { code: 'rateAlerts', everyone: true, position: 1 },
  { code: 'payeeCards', everyone: true, position: 2 },
  { code: 'largeRemit', everyone: false, position: 3 },
  { code: 'smallRecharge', everyone: true, position: 4 },
  { code: 'overseasPayment', everyone: false, position: 5 },
];

export const appletTemplates: readonly NewRow<'applet_templates'>[] = [
  { id: 'tpl-rate', names: text('Rate reached', '汇率到价提醒', '匯率到價提示'), position: 1 },
  { id: 'tpl-order', names: text('Transfer progress', '汇款进度通知', '匯款進度通知'), position: 2 },
  {
    id: 'tpl-coupon',
    names: text('Coupon expiring soon', '优惠券到期提醒', '優惠券到期提示'),
    position: 3,
  },
];

const picture = (id: string, en: string, zh: string, hk: string, why: Names) => ({
  title: names(en, zh, hk),
  content: why,
  imgUrl: `/static/examples/${id}.svg`,
});
const whole = names(
  'All four corners show and every line is readable.',
  '四角完整，文字清晰可辨。',
  '四角完整，文字清晰可辨。',
);
const blurred = names(
  "If it's blurred or cut off, we'll have to ask for it again.",
  '模糊或裁切的图片会被退回。',
  '模糊或裁切的圖片會被退回。',
);
const bare = names(
  'Your whole face shows, looking at the camera in even light.',
  '正脸完整，光线均匀。',
  '正面完整，光線均勻。',
);
const covered = names(
  "With a hat or sunglasses, we'll have to ask for it again.",
  '戴帽子或墨镜的照片会被退回。',
  '戴帽或太陽眼鏡的照片會被退回。',
);
const stamped = names(
  'It has a date, a name, and a stamp or letterhead.',
  '需包含日期、姓名及盖章或抬头。',
  '需包含日期、姓名及蓋章或抬頭。',
);

const example = (
  id: string,
  verifyType: string,
  scope: { riskType?: string; relation?: string; country?: string; target?: string },
  top: [Names, Names],
  pictures: ReturnType<typeof picture>[],
  bottom: [Names, Names],
): NewRow<'risk_examples'> => ({
  id,
  verify_type: verifyType,
  risk_type: scope.riskType ?? '*',
  relation: scope.relation ?? '*',
  country_code: scope.country ?? '*',
  target_country: scope.target ?? '*',
  top_title: json(top[0]),
  top_content: json(top[1]),
  pictures: json(pictures),
  bottom_title: json(bottom[0]),
  bottom_content: json(bottom[1]),
});

const uploadTip: [Names, Names] = [
  names('Upload at least one file', '请至少上传一个文件', '請至少上載一個檔案'),
  names('Whole pages, every word legible.', '页面完整，文字清晰。', '頁面完整，文字清晰。'),
]; // prettier-ignore

// A face is taken as a picture alone.
const faceTip: [Names, Names] = [
  names('Upload at least one picture', '请至少上传一张图片', '請至少上載一張圖片'),
  names('Taken now, with nobody else in it.', '请使用近照，且照片中仅有您本人。', '請使用近照，且相片中只有你本人。'),
]; // prettier-ignore

/** Sample documents by kind of proof and relation; the closest match is shown. */
export const riskExamples: readonly NewRow<'risk_examples'>[] = [
  example('relationship', 'relationshipProof', {}, [names('Proof of relationship', '关系证明', '關係證明'), names('A document that shows your relationship to your recipient.', '能证明您与收款人关系的文件。', '能證明你與收款人關係的文件。')], [picture('document-good', 'Family register', '户口本', '戶口簿', whole), picture('document-blurred', 'Not like this', '错误示例', '錯誤示例', blurred)], uploadTip),
  example('relationship-spouse', 'relationshipProof', { relation: 'spouse' }, [names('Proof of marriage', '婚姻关系证明', '婚姻關係證明'), names('The page of your marriage certificate with both names.', '结婚证，含双方姓名的一页。', '結婚證，含雙方姓名的一頁。')], [picture('document-good', 'Marriage certificate', '结婚证', '結婚證', whole), picture('document-blurred', 'Not like this', '错误示例', '錯誤示例', blurred)], uploadTip),
  example('relationship-parents', 'relationshipProof', { relation: 'parents' }, [names('Proof of parenthood', '亲子关系证明', '親子關係證明'), names('A birth certificate or family register with both names.', '出生证明或户口本，含双方姓名。', '出生證明或戶口簿，含雙方姓名。')], [picture('document-good', 'Birth certificate', '出生证明', '出生證明', whole), picture('document-blurred', 'Not like this', '错误示例', '錯誤示例', blurred)], uploadTip),
  example('funds', 'payerEdd', {}, [names('Source of funds', '资金来源证明', '資金來源證明'), names('A document that shows where the money for this transfer comes from.', '说明本次汇款资金来源的文件。', '說明本次匯款資金來源的文件。')], [picture('statement', 'Bank statement', '银行流水', '銀行月結單', stamped), picture('payslip', 'Payslip', '工资单', '糧單', stamped)], uploadTip),
  example('funds-large', 'payerEdd', { riskType: 'LARGE' }, [names('Source of funds for a large amount', '大额资金来源证明', '大額資金來源證明'), names('Bank statements, or the contract the amount comes from.', '银行流水，或该笔资金的合同。', '月結單，或該筆資金的合約。')], [picture('statement', 'Bank statement', '银行流水', '銀行月結單', stamped), picture('contract', 'Contract of sale', '买卖合同', '買賣合約', stamped)], uploadTip),
  example('purpose', 'payeeRemitDocument', {}, [names('Reason for transfer', '汇款用途证明', '匯款用途證明'), names('An invoice or contract that shows what the money is for.', '能说明用途的发票或合同。', '能說明用途的發票或合約。')], [picture('contract', 'Invoice', '发票', '發票', stamped)], uploadTip),
  example('study', 'studyProof', {}, [names('Proof of study', '留学证明', '留學證明'), names("Your offer of admission, or the school's payment request.", '录取通知书或学校缴费通知。', '錄取通知書或學校繳費通知。')], [picture('contract', 'Admission letter', '录取通知书', '錄取通知書', stamped), picture('statement', 'Fee note', '缴费通知', '繳費通知', stamped)], uploadTip),
  example('address', 'addressProof', {}, [names('Proof of address', '地址证明', '地址證明'), names('A bill from the last three months with your name and address.', '三个月内载有姓名和地址的账单。', '三個月內載有姓名及地址的帳單。')], [picture('statement', 'Electricity bill', '电费单', '電費單', stamped)], uploadTip),
  example('identity', 'payerCard', {}, [names('Photo of your document', '证件照片', '證件照片'), names('The document you opened your account with.', '您开户使用的证件。', '你開戶使用的證件。')], [picture('document-good', 'Like this', '正确示例', '正確示例', whole), picture('document-blurred', 'Not like this', '错误示例', '錯誤示例', blurred)], uploadTip),
  example('funds-gbr', 'payerEdd', { country: 'GBR' }, [names('Source of funds', '资金来源证明', '資金來源證明'), names('Payslips, or bank statements that show your pay.', '工资单，或显示工资入账的银行流水。', '薪金單，或顯示薪金入帳的月結單。')], [picture('payslip', 'Payslip', '工资单', '糧單', stamped), picture('statement', 'Bank statement', '银行流水', '銀行月結單', stamped)], uploadTip),
  example('income', 'incomeProof', {}, [names('Proof of income', '收入证明', '收入證明'), names('Payslips, a tax return or bank statements.', '工资单、报税单或银行流水。', '糧單、報稅表或月結單。')], [picture('payslip', 'Payslip', '工资单', '糧單', stamped), picture('statement', 'Bank statement', '银行流水', '銀行月結單', stamped)], uploadTip),
  example('payee', 'payeeEdd', {}, [names("Your recipient's document", '收款人证件', '收款人證件'), names('An identity document of your recipient, or a bank statement in their name.', '收款人的身份证件或其名下银行流水。', '收款人的身份證明文件或其名下月結單。')], [picture('document-good', 'Like this', '正确示例', '正確示例', whole), picture('document-blurred', 'Not like this', '错误示例', '錯誤示例', blurred)], uploadTip),
  example('payee-chn', 'payeeEdd', { target: 'CHN' }, [names("Your recipient's identity card", '收款人身份证', '收款人身份證'), names('Both sides of the Chinese identity card.', '中国居民身份证正反面。', '中國居民身份證正反面。')], [picture('document-good', 'Like this', '正确示例', '正確示例', whole), picture('document-blurred', 'Not like this', '错误示例', '錯誤示例', blurred)], uploadTip),
  example('face', 'faceRisk', {}, [names('A photo of you', '本人照片', '本人照片'), names('Your face in good light, without glasses or hat.', '光线充足，请勿佩戴眼镜或帽子。', '光線充足，請勿佩戴眼鏡或帽子。')], [picture('face-good', 'Like this', '正确示例', '正確示例', bare), picture('face-covered', 'Not like this', '错误示例', '錯誤示例', covered)], faceTip),
]; // prettier-ignore

export const complianceReasons: readonly NewRow<'compliance_reasons'>[] = [
  { code: 'RELATION_UNCLEAR', names: text("Your relationship to the recipient isn't clear.", '与收款人关系不明确。', '與收款人關係不明確。'), verify_type: 'relationshipProof' },
  { code: 'FUNDS_UNCLEAR', names: text("The source of the money isn't clear.", '资金来源不明确。', '資金來源不明確。'), verify_type: 'payerEdd' },
  { code: 'PURPOSE_UNCLEAR', names: text("The reason for the transfer isn't clear.", '汇款用途不明确。', '匯款用途不明確。'), verify_type: 'payeeRemitDocument' },
  { code: 'POLICY', names: text("We can't make this transfer.", '该笔汇款不符合合规要求。', '該筆匯款不符合合規要求。') },
]; // prettier-ignore

export const thankCopies: readonly NewRow<'thank_copies'>[] = [
  { id: 'parents', relation: 'parents', texts: json({ en: 'Thank you, my child. The money has arrived. Take care of yourself.', zh: '孩子，钱收到了，照顾好自己。', 'zh-HK': '孩子，錢收到了，好好照顧自己。', fil: 'Salamat, anak. Natanggap na ang pera. Mag-ingat ka palagi.', vi: 'Cảm ơn con. Tiền đã về. Con giữ gìn sức khỏe nhé.', id: 'Terima kasih, Nak. Uangnya sudah sampai. Jaga diri ya.' }) },
  { id: 'spouse', relation: 'spouse', texts: json({ en: 'It has arrived. Thank you, I miss you.', zh: '钱收到了，谢谢你，想你。', 'zh-HK': '錢收到了，多謝你，掛住你。', fil: 'Natanggap ko na. Salamat, miss na kita.', vi: 'Em nhận được rồi. Cảm ơn anh, nhớ anh.', id: 'Sudah sampai. Terima kasih, aku rindu.' }) },
  { id: 'everyone', relation: '*', texts: json({ en: 'The money has arrived. Thank you!', zh: '钱已收到，谢谢！', 'zh-HK': '錢已收到，多謝！', fil: 'Natanggap ko na ang pera. Salamat!', vi: 'Tôi đã nhận được tiền. Cảm ơn!', id: 'Uangnya sudah sampai. Terima kasih!' }) },
]; // prettier-ignore

export const tutorials: readonly NewRow<'tutorials'>[] = [
  { type: 'remit', country_code: '*', names: text('How to send money', '汇款教程', '匯款教學'), link: '/about?topic=remit' },
  { type: 'kyc', country_code: '*', names: text('How to open an account', '开户教程', '開戶教學'), link: '/about?topic=kyc' },
  { type: 'kyc', country_code: 'AUS', names: text('Opening an account in Australia', '澳大利亚开户教程', '澳洲開戶教學'), link: '/about?topic=kyc-aus' },
  { type: 'payment', country_code: '*', names: text('How to pay for a transfer', '付款教程', '付款教學'), link: '/about?topic=payment' },
  { type: 'payment', country_code: 'AUS', names: text('Paying with PayID', 'PayID 付款教程', 'PayID 付款教學'), link: '/about?topic=payid' },
  { type: 'payment', country_code: 'HKG', names: text('Paying with FPS', '转数快付款教程', '轉數快付款教學'), link: '/about?topic=fps' },
  { type: 'redemption', country_code: '*', names: text('How to redeem', '兑换教程', '兌換教學'), link: '/redemptionTutorial' },
  { type: 'evidence', country_code: '*', names: text('How to show where your money comes from', '证明材料教程', '證明文件教學'), link: '/about?topic=evidence' },
]; // prettier-ignore

export const articles: readonly NewRow<'articles'>[] = [
  { id: 'art-arrival', names: text('How long does a transfer take?', '汇款多久到账？', '匯款多久到帳？'), link: '/about?article=arrival', position: 1 },
  { id: 'art-limits', names: text('What are my limits?', '我的汇款限额是多少？', '我的匯款限額是多少？'), link: '/about?article=limits', position: 2 },
  { id: 'art-refund', names: text('How do I get a refund?', '如何申请退款？', '如何申請退款？'), link: '/about?article=refund', position: 3 },
  { id: 'art-payid', country_code: 'AUS', names: text('Paying with PayID', '使用 PayID 付款', '使用 PayID 付款'), link: '/about?article=payid', position: 4 },
  { id: 'art-fps', country_code: 'HKG', names: text('Paying with FPS', '使用转数快付款', '使用轉數快付款'), link: '/about?article=fps', position: 4 },
  { id: 'art-diamond', min_level: 3, names: text('Your diamond rate', '您的钻石汇率', '你的鑽石匯率'), link: '/about?article=diamond', position: 5 },
  { id: 'art-gold', min_level: 2, names: text('Contact your personal adviser', '联系专属客服', '聯絡專屬客服'), link: '/about?article=gold', position: 6 },
]; // prettier-ignore

/** Popups by order status: the first that fits and has not been seen is shown. */
/** `{seqNo}` and `{country}` in a link are the order's; without a link there is nothing to do but to know. */
export const orderPopups: readonly NewRow<'order_popups'>[] = [
  { kind: 'deadline', statuses: json([...awaitingTransfer]), titles: text('Your transfer expires soon', '订单即将超时', '訂單即將逾時'), contents: text('Pay within the hour to keep your transfer and its rate.', '请在一小时内付款，否则订单及汇率将失效。', '請在一小時內付款，否則訂單及匯率將失效。'), link: '/confirmRemit?seqNo={seqNo}', position: 1 },
  { kind: 'collect', statuses: json(['WAIT_RECEIVE']), titles: text('Ready to collect', '可取款', '可提取款項'), contents: text('Give your recipient the collection number on this page.', '请将本页取款码告知收款人。', '請將本頁提款碼告知收款人。'), link: '/cashWithdrawalPoint?country={country}', position: 2 },
  { kind: 'refund', statuses: json(['REFUND_SUCCESS']), titles: text('We\'ve sent your money back', '退款已完成', '退款已完成'), contents: text('It may take your bank a few working days to show it.', '银行入账可能需要数个工作日。', '銀行入帳可能需要數個工作天。'), link: '', position: 3 },
  { kind: 'invite', statuses: json([...delivered]), titles: text('Your money has arrived', '已到账', '已到帳'), contents: text("Invite a friend and you'll both get a coupon.", '邀请好友，双方均可获得优惠券。', '邀請好友，雙方均可獲得優惠券。'), link: '/invitation', position: 4 },
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
  country_code: country,
  titles: json(title),
  contents: text('Claim the coupon now and use it before it expires.', '立即领取，在有效期内使用。', '立即領取，在有效期內使用。'),
  template: couponTemplate.write(template),
  starts_at: year2020,
  ends_at: year2030,
  remaining: 10_000,
  ...change,
}); // prettier-ignore

export const activities: readonly NewRow<'activities'>[] = [
  activity('AUTUMN_AUS', 'AUS', names('Autumn fee coupon', '秋季手续费券', '秋季手續費券'), { type: 2, name: 'Autumn: AUD 4 off the fee', amount: '4', currency: 'AUD', minAmount: '300', sourceCountry: 'AUS', validDays: 14 }, { position: 1 }),
  activity('AUTUMN_HKG', 'HKG', names('Autumn fee coupon', '秋季手续费券', '秋季手續費券'), { type: 2, name: 'Autumn: HKD 15 off the fee', amount: '15', currency: 'HKD', minAmount: '1500', sourceCountry: 'HKG', validDays: 14 }, { position: 1 }),
  activity('LAST_AUS', 'AUS', names('The last cash coupon', '最后一张现金券', '最後一張現金券'), { type: 1, name: 'AUD 20 cash off', amount: '20', currency: 'AUD', minAmount: '2000', sourceCountry: 'AUS', validDays: 7 }, { remaining: 1, position: 2 }),
  activity('PAST_AUS', 'AUS', names('Over', '已结束', '已結束'), { type: 1, name: 'Over', amount: '1', currency: 'AUD', minAmount: '1', validDays: 1 }, { ends_at: year2021, position: 3 }),
]; // prettier-ignore
