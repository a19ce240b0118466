import { remitPrecheck } from '@/contracts/calls/remit/preflight';
import { AppError } from '@/core/appError';
import './texts';
import { checks, numberCardNeeded } from './checks';
import {
  type Call,
  type CheckResult,
  checkNames,
  type PreflightReport,
  type RemitIntent,
  type Stop,
} from './types';

export type Acknowledged = ReadonlySet<string>;

/** Until one fails. A check that cannot be made is `unknown`, never a pass; throws only programming errors. */
export async function runPreflight(
  intent: RemitIntent,
  call: Call,
  acknowledged: Acknowledged = new Set(),
): Promise<PreflightReport> {
  const report: PreflightReport = { results: [], payer: null, shortKyc: false, certificationKyc: false };
  let precheck;
  try {
    precheck = await call(remitPrecheck, {
      countryCode: intent.sourceCountryCode,
      targetCountry: intent.targetCountryCode,
      remitType: intent.remitType,
    });
  } catch (error) {
    report.results.push(numberCardNeeded(error) ?? unknown('payerInfo', error));
    return report;
  }
  report.payer = precheck.payerInfo;
  report.shortKyc = precheck.shortKyc;
  report.certificationKyc = precheck.certificationKyc;
  report.results.push({ check: 'payerInfo', verdict: 'pass' });

  for (const name of checkNames) {
    if (name === 'payerInfo') continue;
    let result: CheckResult;
    try {
      result = await checks[name]({ intent, precheck, call });
    } catch (error) {
      result = unknown(name, error);
    }
    if (result.verdict === 'blocked' && result.canContinue && acknowledged.has(name))
      result = { check: name, verdict: 'pass' };
    report.results.push(result);
    if (result.verdict !== 'pass') break;
  }
  return report;
}

export function stoppingCheck(report: PreflightReport): Stop | null {
  for (const result of report.results) if (result.verdict !== 'pass') return result;
  return null;
}

function unknown(check: CheckResult['check'], error: unknown): CheckResult {
  if (!(error instanceof AppError)) throw error;
  return { check, verdict: 'unknown', error, action: { kind: 'retry' } };
}
