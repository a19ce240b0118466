import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payerPopInfo, remitLargeLimitCheck, type remitPrecheck } from '@/contracts/calls/remit/preflight';
import { errorCodes } from '@/contracts/errors';
import { largeRemitCodes, ownerCodes } from '@/contracts/errors/server';
import { hasCode, toAppError } from '@/core/appError';
import { matchPath, routeIsBuilt } from '@/routes';
import { kycDestinationOf } from '@/routes/flows/kycRouting';
import { isLargeOffered } from '@/state/market/largeOffered';
import { isConsumerBrand } from '@/variants';
import { overLimit } from '../overLimit';
import type { Call, CheckName, CheckResult, PreflightAction, PreflightReason, RemitIntent } from './types';

export interface CheckInput {
  intent: RemitIntent;
  /** Fetched by the first check, read by the others. */
  precheck: AnswerOf<typeof remitPrecheck>;
  call: Call;
}

export type Check = (input: CheckInput) => CheckResult | Promise<CheckResult>;

const reason = (name: string, values?: Record<string, string>): PreflightReason => ({
  titleKey: 'preflight.title',
  messageKey: `preflight.${name}`,
  values,
});

const pass = (check: CheckName): CheckResult => ({ check, verdict: 'pass' });

const blocked = (
  check: CheckName,
  why: PreflightReason,
  action: PreflightAction | null,
  canContinue = false,
): CheckResult => ({
  check,
  verdict: 'blocked',
  reason: why,
  action,
  canContinue,
});

/** In-app links open the screen: web views lack the session. */
function linkAction(link: string): PreflightAction {
  const screen = matchPath(link.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] as string);
  return screen && routeIsBuilt(screen.name, screen.params)
    ? { kind: 'route', route: screen.name, params: screen.params }
    : { kind: 'webLink', link };
}

function kycAction(payer: CheckInput['precheck']['payerInfo']): PreflightAction {
  const destination = kycDestinationOf(payer, isConsumerBrand());
  return destination.kind === 'support'
    ? { kind: 'support' }
    : { kind: 'route', route: destination.route, params: destination.params };
}

/** Japan: passed without the card that has the number. */
export const numberCardNeeded = (error: unknown): CheckResult | null =>
  hasCode(error, errorCodes.JpnNeedNumberCard)
    ? {
        check: 'payerInfo',
        verdict: 'blocked',
        reason: reason('numberCard'),
        action: { kind: 'route', route: 'jpnSelectDocument', params: { isJpnNumber: '1', hideNoCard: '1' } },
        otherwise: 'support',
        canContinue: false,
      }
    : null;

const mainlandDocuments = new Set(['mainlandId', 'homeReturnPermit']);

/** The specification's 2 to 9; the runner makes the first, fetching the payer. */
export const checks: Record<Exclude<CheckName, 'payerInfo'>, Check> = {
  middlePage({ precheck: { middlePage } }) {
    if (!middlePage) return pass('middlePage');
    const { route, params } = middlePage;
    return blocked('middlePage', reason('middlePage'), { kind: 'route', route, params });
  },

  async largeLimit({ intent, precheck, call }) {
    try {
      await call(remitLargeLimitCheck, {
        sourceAmount: intent.sourceAmount,
        sourceCurrency: intent.sourceCurrency,
        remitType: intent.remitType,
        targetCountry: intent.targetCountryCode,
      });
      return pass('largeLimit');
    } catch (error) {
      if (hasCode(error, ownerCodes.largeSumWaits))
        return blocked(
          'largeLimit',
          { ...reason('largeSumWaits'), serverText: toAppError(error).serverMessage },
          null,
        );
      const { materialMissing, stepsMissing, notEligible } = largeRemitCodes;
      if (hasCode(error, materialMissing, stepsMissing, notEligible))
        return blocked(
          'largeLimit',
          { ...reason('largePapers'), serverText: toAppError(error).serverMessage },
          hasCode(error, notEligible) ? null : { kind: 'route', route: 'largeRemitRule' },
        );
      const over = overLimit(error, intent.sourceCurrency);
      if (!over) throw error;
      const { residual, link } = over;
      return link !== '' && (await isLargeOffered(call, precheck.payerInfo))
        ? blocked('largeLimit', reason('largeLimit', { residual }), linkAction(link))
        : blocked('largeLimit', reason('largeLimitOnly', { residual }), null);
    }
  },

  marketMatch: ({ intent, precheck }) =>
    precheck.payerInfo.countryCode === intent.sourceCountryCode
      ? pass('marketMatch')
      : blocked('marketMatch', reason('marketMatch'), {
          kind: 'switchMarket',
          countryCode: precheck.payerInfo.countryCode,
        }),

  boundPhone({ intent, precheck }) {
    const { areaCode, phoneNumber } = precheck.payerInfo;
    if (intent.sourceCountryCode !== 'SGP' || (areaCode && phoneNumber)) return pass('boundPhone');
    return blocked('boundPhone', reason('boundPhone'), {
      kind: 'route',
      route: 'bindPhone',
      params: { pageStep: '0' },
    });
  },

  kycNotice({ precheck }) {
    const { kycStatus, identityStatus } = precheck.payerInfo;
    const failed = kycStatus === 'Fail';
    const expired =
      kycStatus === 'Pass' && (identityStatus === 'Expired' || identityStatus === 'CheckFailed');
    if (!failed && !expired) return pass('kycNotice');
    return blocked(
      'kycNotice',
      reason(failed ? 'kycFailed' : 'documentExpired'),
      kycAction(precheck.payerInfo),
    );
  },

  mainlandOnly({ intent, precheck }) {
    const { countryCode, idType } = precheck.payerInfo;
    const restricted = countryCode === 'HKG' && idType !== undefined && mainlandDocuments.has(idType);
    return restricted && intent.targetCountryCode !== 'CHN'
      ? blocked('mainlandOnly', reason('mainlandOnly'), null)
      : pass('mainlandOnly');
  },

  async payeeRisk({ intent, precheck, call }) {
    const notice = await call(payerPopInfo, {
      userId: precheck.payerInfo.userId,
      countryCode: intent.sourceCountryCode,
      targetCountry: intent.targetCountryCode,
    });
    if (!notice.show) return pass('payeeRisk');
    return blocked(
      'payeeRisk',
      { ...reason('payeeRisk'), serverText: notice.content },
      null,
      !notice.blocking,
    );
  },

  kycRoute({ precheck }) {
    const { kycStatus } = precheck.payerInfo;
    if (kycStatus === 'Pass' || precheck.shortKyc) return pass('kycRoute');
    return blocked(
      'kycRoute',
      reason(
        kycStatus === 'WaitResult' || kycStatus === 'HadReSubmitted' || kycStatus === 'WaitManualHandling'
          ? 'kycInReview'
          : 'kycNeeded',
      ),
      kycAction(precheck.payerInfo),
    );
  },
};
