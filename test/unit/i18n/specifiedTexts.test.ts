import fs from 'node:fs';
import { errorTable, type ErrorRow } from '@/contracts/errors';

function textOf(language: string, key: string): unknown {
  const [file = '', ...path] = key.split('.');
  const texts: unknown = JSON.parse(fs.readFileSync(`locales/${language}/${file}.json`, 'utf8'));
  return path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);
}

const rows: { holds: string; key: string; says: RegExp; coded?: true }[] = [
  { holds: 'F8-16', key: 'validation.email', says: /email address/ },
  { holds: 'F8-17', key: 'validation.phone', says: /phone number/ },
  { holds: 'F8-21', key: 'validation.postCode4', says: /postcode/ },
  { holds: 'F8-22', key: 'errors.amountBelowMin', says: /below the minimum/, coded: true },
  { holds: 'F8-23', key: 'errors.amountAboveMax', says: /above the maximum/, coded: true },
  { holds: 'F8-24', key: 'errors.amountTooPrecise', says: /decimals/, coded: true },
  { holds: 'F8-25', key: 'errors.loginExpired', says: /session has expired/, coded: true },
  { holds: 'F8-26', key: 'errors.passwordWrong', says: /login details/, coded: true },
  { holds: 'F8-28', key: 'errors.server', says: /wrong on our side/, coded: true },
  { holds: 'F8-29', key: 'errors.captchaWrong', says: /code isn't right/, coded: true },
  { holds: 'F8-39', key: 'errors.insufficientBalance', says: /balance/, coded: true },
  { holds: 'F8-41', key: 'errors.rateUpdated', says: /rate or fee has changed/, coded: true },
  { holds: 'F8-46', key: 'errors.orderExpired', says: /expired/, coded: true },
  { holds: 'F8-56', key: 'errors.activationLinkInvalid', says: /no longer works/, coded: true },
  { holds: 'F8-57 C7.6-10', key: 'errors.singpassFailed', says: /Singpass/, coded: true },
  { holds: 'F8-59', key: 'kyc.repeat.headline', says: /may already have an account/ },
  { holds: 'F8-62', key: 'errors.bankUnsupported', says: /support this bank/, coded: true },
  { holds: 'F8-63 F8-70 C7.7-10', key: 'errors.shareCodeInvalid', says: /link no longer works/, coded: true },
  { holds: 'F8-09', key: 'errors.loginAgain', says: /^Log in again/ },
  { holds: 'F8-61', key: 'errors.corridorNotOpen', says: /can't send money to this country/, coded: true },
  { holds: 'F8-19', key: 'account.password.mustMatch', says: /passwords don't match/ },
  { holds: 'F8-20', key: 'validation.residentIdCheck', says: /ID number isn't right/ },
  { holds: 'F8-37', key: 'order.checking.unknown', says: /can't tell yet if your payment went through/ },
  { holds: 'F8-51', key: 'statuses.order.PAYMENT_FAILED.hint', says: /choose another way to pay/ },
  { holds: 'F8-52', key: 'order.mbWay.late', says: /didn't confirm in time/ },
  { holds: 'F8-64', key: 'requestCard.card.reported', says: /reported this card/ },
  { holds: 'F5.7-56', key: 'validation.required', says: /^\{\{label\}\} is required/ },
  { holds: 'F8-12', key: 'preflight.mainlandOnly', says: /only send money to mainland China/ },
  { holds: 'F8-13', key: 'preflight.boundPhone', says: /Add your phone number/ },
  { holds: 'F8-08', key: 'common.copyFailed', says: /couldn't copy/ },
];

test.each(rows)('$key has its words and its code [$holds]', ({ key, says, coded }) => {
  expect(textOf('en', key)).toMatch(says);
  for (const language of ['zh', 'zh-HK'])
    expect([language, typeof textOf(language, key)]).toEqual([language, 'string']);
  const codes = (Object.values(errorTable) as ErrorRow[]).filter(({ messageKey }) => messageKey === key);
  if (coded) expect(codes).not.toEqual([]);
});
