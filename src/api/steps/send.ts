import { toFormFields, toQueryString } from '@/contracts/calls/formCodec';
import { times } from '@/domain/constants';
import type { PlatformResponse } from '@/platform/types';
import { CallFault } from '../callFault';
import { headerNames } from '../headers';
import { hearServerTime } from '../serverClock';
import type { ClientDeps, Exchange, Step } from '../types';

const FILE_FIELD = 'file';

/** Encrypted params are now only `data`. */
export const send: Step = async (exchange, { deps }) => {
  exchange.response =
    exchange.row.contentType === 'multipart'
      ? await sendFile(exchange, deps)
      : await sendText(exchange, deps);
  hearServerTime(exchange.response.headers.date);
};

function sendText(exchange: Exchange, { platform }: ClientDeps): Promise<PlatformResponse> {
  const { row, base, path, headers, bodyParams, options } = exchange;
  const common = { method: row.method, timeoutMs: times.requestTimeout, signal: options.signal };
  if (row.method === 'GET') {
    const query = toQueryString(toFormFields(bodyParams));
    return platform.request({ ...common, url: base + path + (query && `?${query}`), headers });
  }
  const json = row.contentType === 'json';
  return platform.request({
    ...common,
    url: base + path,
    headers: {
      ...headers,
      [headerNames.contentType]: json ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: json ? JSON.stringify(bodyParams) : toQueryString(toFormFields(bodyParams)),
  });
}

function sendFile(exchange: Exchange, { platform }: ClientDeps): Promise<PlatformResponse> {
  const { base, path, headers, bodyParams, options, file } = exchange;
  if (!file) throw new CallFault('contract', { detail: 'no file' });
  return platform.upload({
    url: base + path,
    file,
    fieldName: options.fieldName ?? FILE_FIELD,
    form: toFormFields(bodyParams),
    headers,
    stallMs: times.uploadStall,
    longestMs: times.uploadLongest,
    onProgress: options.onProgress,
    signal: options.signal,
  });
}
