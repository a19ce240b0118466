import { isLuhn } from '@/core/validation';
import { bankOf } from './banks';

export type CardType = 'debit' | 'credit';

/** `bank type prefixes`; the longest match wins. */
const bins: readonly { prefix: string; bankCode: string; cardType: CardType }[] = [
  'ICBC debit 622202 622203 622208 621226 621225 620058 621281 955888 9558', 'ICBC credit 622230 622235 427020 625330',
  'ABC debit 622848 622845 622846 622849 621336 623052 95599', 'ABC credit 622836 622837 519412',
  'BOC debit 621661 621660 621663 621785 621790 621756 623208 456351 601382', 'BOC credit 622760 622759 409668',
  'CCB debit 621700 622700 621284 621467 623094 436742 622280', 'CCB credit 622168 622166 436718',
  'BCOM debit 622262 622260 622261 622258 621069 405512', 'BCOM credit 622252 622253 458123',
  'PSBC debit 622188 622150 622151 621799 621098 623218 621096', 'PSBC credit 622810 622811',
  'CMB debit 621483 621485 621486 622588 622609 410062', 'CMB credit 622575 622576 439225 518710',
  'CITIC debit 621768 622690 622691 621771 433670', 'CITIC credit 622689 622688 433668',
  'CEB debit 622660 622662 622663 621491 303', 'CEB credit 622650 622655',
  'CMBC debit 622622 622617 622615 621691 415599', 'CMBC credit 622600 622601',
  'CIB debit 622909 622908 438588 90592', 'CIB credit 622901 622902',
  'SPDB debit 622521 622522 621792 621793 621795', 'SPDB credit 622177 356850',
  'PAB debit 622298 621626 622986 623058 602907', 'PAB credit 622155 622156 526855',
  'HXB debit 622632 622630 622631 623020', 'HXB credit 622637 622638',
  'CGB debit 622568 621462 6225680 9111', 'CGB credit 622555 622556 406365',
  'CZB debit 621019 622309', 'BOB debit 622163 621468 602969', 'BOSC debit 622892 621050', 'JSB debit 622173 621076', 'NBCB debit 621418 622281', 'HZB debit 622178 603367',
].flatMap((line) => {
  const [bankCode = '', cardType = '', ...prefixes] = line.split(' ');
  return prefixes.map((prefix) => ({ prefix, bankCode, cardType: cardType as CardType }));
}).sort((a, b) => b.prefix.length - a.prefix.length); // prettier-ignore

export interface CardInfo {
  known: boolean;
  bankCode?: string;
  bankName?: string;
  cardType?: CardType;
  /** Debit cards of receiving banks. */
  supported: boolean;
}

export function cardInfo(cardNumber: string): CardInfo {
  const row = bins.find(({ prefix }) => cardNumber.startsWith(prefix));
  const bank = row && bankOf('CHN', row.bankCode);
  if (!row || !bank) return { known: false, supported: false };
  return {
    known: true,
    bankCode: bank.bankCode,
    bankName: bank.bankName,
    cardType: row.cardType,
    supported: row.cardType === 'debit',
  };
}

export const isCardNumber = (cardNumber: string): boolean =>
  /^[1-9]\d{15,18}$/.test(cardNumber) && isLuhn(cardNumber);
