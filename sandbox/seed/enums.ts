import type { Names } from '../db/schema';
import { payeeFixtures } from '../fixtures';

export interface EnumSeed {
  type: string;
  code: string;
  country?: string;
  target?: string;
  names: Names;
}

const row =
  (type: string, scope: { country?: string; target?: string } = {}) =>
  (line: string): EnumSeed => {
    const [code = '', en = '', zh = en, hk = en] = line.split('|');
    return { type, code, ...scope, names: { en, zh, 'zh-HK': hk } };
  };

/** Answers of getEnum. `code|English|简体|繁體`; a country's wallets are in its fixture. */
export const enumSeeds: readonly EnumSeed[] = [
  ...[
    'FAMILY_SUPPORT|Family support|家庭生活费|家庭生活費', 'SAVINGS|Savings|储蓄|儲蓄', 'SALARY|Salary payment|工资|薪金', 'GIFT|Gift|馈赠|餽贈', 'MEDICAL|Medical expenses|医疗费用|醫療費用',
    'TRAVEL|Travel|旅游|旅遊', 'PROPERTY|Property payment or rent|购房或租金|置業或租金', 'LOAN|Loan repayment|还贷|還款', 'GOODS|Payment for goods|货款|貨款',
    'EDU_TRAVEL_SHORT|Education related travel, one year or less|教育相关旅行，一年及以内|教育相關旅行，一年或以內', 'EDU_TRAVEL_LONG|Education related travel, more than one year|教育相关旅行，一年以上|教育相關旅行，一年以上',
    'STUDY_ABROAD_SHORT|Study abroad, one year or less|留学，一年及以内|留學，一年或以內', 'STUDY_ABROAD_LONG|Study abroad, more than one year|留学，一年以上|留學，一年以上',
  ].map(row('purpose')),
  ...[
    'self|Myself|本人|本人', 'spouse|Spouse|配偶|配偶', 'parents|Parent|父母|父母', 'children|Child|子女|子女', 'sibling|Brother or sister|兄弟姐妹|兄弟姊妹', 'parentsInLaw|Parent-in-law|配偶父母|配偶父母',
    'paternalGrandparent|Grandparent (father\'s side)|祖父母|祖父母', 'maternalGrandparent|Grandparent (mother\'s side)|外祖父母|外祖父母', 'paternalGrandchild|Grandchild (son\'s side)|孙子女|孫子女',
    'maternalGrandchild|Grandchild (daughter\'s side)|外孙子女|外孫子女', 'relative|Other relative|其他亲属|其他親屬', 'friend|Friend|朋友|朋友', 'business|Business partner|商业伙伴|商業夥伴',
  ].map(row('relationship')),
  ...[
    'EMPLOYEE|Employee|雇员|僱員', 'SELF_EMPLOYED|Self-employed|自雇|自僱', 'PROFESSIONAL|Professional (doctor, lawyer, engineer)|专业人士|專業人士', 'CIVIL_SERVANT|Civil servant|公务员|公務員', 'TEACHER|Teacher|教师|教師',
    'DOMESTIC_HELPER|Domestic helper|家政人员|家庭傭工', 'STUDENT|Student|学生|學生', 'HOMEMAKER|Homemaker|家庭主妇/夫|家務料理者', 'RETIRED|Retired|退休|退休', 'UNEMPLOYED|Not employed|待业|待業', 'OTHER|Other|其他|其他',
  ].map(row('occupation')),
  ...['SALARY|Salary|工资|薪金', 'BUSINESS|Business income|经营收入|業務收入', 'INVESTMENT|Investment|投资收益|投資收益', 'PENSION|Pension|养老金|退休金', 'FAMILY|Support from family|家人资助|家人資助', 'SAVINGS|Savings|储蓄|儲蓄', 'RENT|Rent|租金|租金', 'SCHOLARSHIP|Scholarship|奖学金|獎學金'].map(row('incomeSource')),
  ...['REMIT_FAMILY|Sending money to family|向家人汇款|匯款給家人', 'STUDY|Paying for studies|支付学费|支付學費', 'LIVING|Living expenses abroad|境外生活费|海外生活費', 'INVEST|Saving or investing|储蓄或投资|儲蓄或投資', 'PURCHASE|Buying goods or services|购买商品或服务|購買商品或服務'].map(row('accountPurpose')),
  ...['WRONG_AMOUNT|Wrong amount|金额有误|金額有誤', 'WRONG_PAYEE|Wrong payee details|收款人信息有误|收款人資料有誤', 'TOO_SLOW|It takes too long|到账太慢|到帳太慢', 'RATE|I found a better rate|汇率更优|找到更佳匯率', 'NOT_NEEDED|No longer needed|不再需要|不再需要', 'OTHER|Other|其他|其他'].map(row('refundReason')),
  ...Object.entries(payeeFixtures).flatMap(([target, { wallets = [] }]) => wallets.map(row('walletProvider', { target }))),
]; // prettier-ignore
