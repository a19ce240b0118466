import { fake } from '../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { type ErrorRow, errorTable, kindOfBehaviour } from '@/contracts/errors';
import type { Order } from '@/contracts/entities/order';
import { languageCodes } from '@/domain/languages';
import { orderStatusNames } from '@/domain/statuses/names';
import { setLanguage } from '@/i18n';
import { addCatalogue, type Catalogue } from '@/i18n/catalogue';
import '@/modules/order/texts';
import { OrderHead } from '@/modules/order/detail/OrderHead';
import { showError } from '@/state/client/showError';
import { answerDialog, showDialog, useNotices } from '@/state/notices/notices';
import { NoticeHosts } from '@/ui/overlays/NoticeHosts';
import { localeCatalogue } from '../../../config/catalogue';
import { wrongTexts } from '../../language/wrongTexts';
import { shareOf } from '../../share';
import { drawApp } from '../drawApp';
import { draw, erase, said } from '../drawn';

fake.client({ call: () => new Promise(() => undefined) });

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 26, 9);
const of = (amount: string, currencyCode: string) => ({ amount, currencyCode });
const order = {
  seqNo: 'HW1',
  createTime: now - 61 * HOUR,
  countryCode: 'AUS',
  targetCountry: 'CHN',
  fundingType: '120',
  sourceAmount: of('100.00', 'AUD'),
  targetAmount: of('471.00', 'CNY'),
  feeAmount: of('5.00', 'AUD'),
  totalAmount: of('105.00', 'AUD'),
  payDeadline: now + HOUR,
  arrivalEstimateAt: now + 20 * HOUR,
  rateGuarantee: 'guaranteed',
  rateLockedUntil: now + 9 * HOUR,
  businessRate: '4.7100',
  rateBase: 1,
  payerInfo: { fullName: 'Robin Journey' },
  payeeInfo: { name: 'Li Na', payeeLabel: '**1' },
  vouchers: [],
  history: [],
};
const twists: readonly object[] = [
  {},
  { late: true, expectedAt: now + 30 * HOUR },
  { papersWanted: true, supplementContent: 'income|relation', supplementsUntil: now + 40 * HOUR },
  { safeUntil: now + 24 * HOUR, remitType: 'LargeRemit' },
  { payoutFailure: 'accountClosed', mendUntil: now + 70 * HOUR },
];

const languages = shareOf(languageCodes, { share: 2 / languageCodes.length, key: (code) => code });

describe.each(languages)('in %s', (language) => {
  beforeAll(() => {
    addCatalogue(language, JSON.parse(localeCatalogue('locales', language) ?? '') as Catalogue);
    return setLanguage(language);
  });

  it.each(orderStatusNames)('an order that is %s speaks only that language', (status) => {
    for (const twist of twists) {
      const one = { ...order, status, ...twist } as unknown as Order;
      drawApp(<OrderHead order={one} onDeadline={() => undefined} />);
      expect(said().length).toBeGreaterThan(5);
      expect(wrongTexts(said(), language, ['Li Na'])).toEqual([]);
      erase();
    }
  });

  it('so does the refusal of every code', () => {
    const kinds: Readonly<Record<string, AppError['kind']>> = kindOfBehaviour;
    draw(<NoticeHosts />);
    for (const [name, row] of Object.entries<ErrorRow>(errorTable)) {
      const { behaviour, code = name, messageKey, dialog } = row;
      if (messageKey) act(() => showError(new AppError({ code, messageKey, kind: kinds[behaviour] ?? 'business' })));
      if (dialog) act(() => void showDialog(dialog));
      expect([name, wrongTexts(said(), language)]).toEqual([name, []]);
      const shown = useNotices.getState().dialog;
      if (shown) act(() => answerDialog(shown.id, 'confirm'));
    }
  });
}); // prettier-ignore
