import * as v from 'valibot';
import { toFormFields } from '@/contracts/calls/formCodec';
import { commonSecureInit } from '@/contracts/calls/common/secure';
import { withoutEnd } from '@/core/trimmed';
import { CallFault } from '../callFault';
import { headerNames } from '../headers';
import type { Step } from '../types';

/** `model.orders.0.status`; no values. */
export function brokenPaths(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => v.getDotPath(issue) ?? '(root)')
    .join(', ');
}

/** Sends only params of the contract. */
export const checkParams: Step = (exchange) => {
  const parsed = v.safeParse(exchange.row.params, exchange.params);
  if (!parsed.success) throw new CallFault('contract', { detail: `params ${brokenPaths(parsed.issues)}` });
  exchange.params = parsed.output;
};

export const guardMerchant: Step = (_, { deps }) => {
  const { needsMerchantCode, merchantCode } = deps.identity();
  if (needsMerchantCode && !merchantCode) throw new CallFault('missingChannelCode');
};

export const chooseHost: Step = (exchange, { deps }) => {
  exchange.base = withoutEnd(deps.baseOf(exchange.row.host), '/');
};

export const fillPath: Step = (exchange) => {
  const rest = { ...exchange.params };
  exchange.path = exchange.row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] as string | number | null | undefined;
    delete rest[name];
    if (value === undefined || value === null || value === '')
      throw new CallFault('contract', { detail: `path ${name}` });
    return encodeURIComponent(String(value));
  });
  exchange.bodyParams = rest;
  exchange.allFields = toFormFields(exchange.params);
};

/** From a link: could break or start a header. */
const headerText = (value: string): string =>
  /^[\x21-\x7e]+$/.test(value) ? value : encodeURIComponent(value);

export const addHeaders: Step = (exchange, { deps }) => {
  const { row, flags, options } = exchange;
  const identity = deps.identity();
  const headers: Record<string, string> = {};
  const put = (name: keyof typeof headerNames, value: string | undefined) => {
    if (value) headers[headerNames[name]] = headerText(value);
  };
  if (row.token === 'share') put('token', deps.shareToken?.());
  else if (!flags.skipToken && row.token !== 'none') put('token', deps.session.token());
  put('channel', identity.channel);
  put('lang', identity.lang);
  put('source', identity.source);
  put('version', identity.version);
  put('deviceId', identity.deviceId);
  put('imei', identity.deviceId);
  put('domain', identity.domain);
  put('platform', deps.platform.platformCode);
  // It fetches the signature key a market requires.
  if (exchange.row !== commonSecureInit) put('market', identity.market);
  if (identity.needsMerchantCode) put('merchantCode', identity.merchantCode);
  put('agentChannel', identity.agentChannel);
  put('apiVersion', row.apiVersion);
  put('payeeShareCountry', identity.payeeShareCountry);
  put('idempotencyKey', options.idempotencyKey);
  exchange.headers = headers;
};
