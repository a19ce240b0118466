import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallName, CallParams } from '@/contracts/calls';
import { callRow } from '@/contracts/calls';
import { toFormFields, toQueryString } from '@/contracts/calls/formCodec';
import type { KeySet } from '@/api/crypto';
import { createKeySet, koreaSignature, openAnswer, sealRequest } from '@/api/crypto';

export interface Envelope<T = unknown> {
  code: string;
  msg: string;
  model: T;
  responseHeader: { token?: string; gToken?: string };
}
export interface Reply<T = unknown> {
  status: number;
  envelope: Envelope<T>;
}
export interface RawReply {
  status: number;
  text: string;
}

export interface SandboxClient {
  token: string;
  /** Raw, for any params. */
  send: (name: CallName, params: Record<string, unknown>, headers?: Record<string, string>) => Promise<Reply>;
  /** Throws unless the code is 0. */
  call: <N extends CallName>(
    name: N,
    params: CallParams<N>,
    headers?: Record<string, string>,
  ) => Promise<CallAnswer<N>>;
  upload: (
    name: CallName,
    params: Record<string, unknown>,
    file: { name: string; type: string; bytes: Uint8Array },
  ) => Promise<Reply>;
  raw: (path: string, init?: RequestInit) => Promise<RawReply>;
  /** To tamper with or send twice. */
  seal: (
    name: CallName,
    params: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<{ url: string; init: RequestInit; open: (text: string) => Envelope }>;
  renewKeys: () => void;
}

const random = (count: number): Uint8Array => new Uint8Array(randomBytes(count));

/** @param judge throws for a wrong answer */
export function sandboxClient(
  url: string,
  baseHeaders: Record<string, string> = {},
  judge?: (name: CallName, envelope: Envelope) => void,
): SandboxClient {
  let keys: Promise<{ set: KeySet; offset: number; signatureKey: string }> | null = null;
  const keySet = () => {
    keys ??= (async () => {
      const response = await fetch(`${url}/web/common/secure/init?version=1`);
      const { model } = (await response.json()) as Envelope<CallAnswer<'common.secureInit'>>;
      return {
        set: await createKeySet(model, random),
        offset: model.serverTime - Date.now(),
        signatureKey: model.signatureKey,
      };
    })();
    return keys;
  };
  const headersFor = (extra: Record<string, string> = {}): Record<string, string> => ({
    lang: 'en',
    ...baseHeaders,
    ...(client.token ? { token: client.token } : {}),
    ...extra,
  });
  const fillPath = (name: CallName, params: Record<string, unknown>): string =>
    callRow(name).path.replace(/\{(\w+)\}/g, (_all, part: string) =>
      encodeURIComponent(String(params[part])),
    );

  async function signed(
    name: CallName,
    params: Record<string, unknown>,
    headers: Record<string, string>,
  ): Promise<Record<string, string>> {
    if (headers.market !== 'KOR' || headers.signature !== undefined) return headers;
    const { signatureKey, offset } = await keySet();
    const timestamp = String(Date.now() + offset);
    const text = toQueryString(toFormFields(params));
    return {
      ...headers,
      timestamp,
      signature: koreaSignature(signatureKey, callRow(name).method, fillPath(name, params), text, timestamp),
    };
  }

  const client: SandboxClient = {
    token: '',
    async send(name, params, extra) {
      const row = callRow(name);
      if (row.encrypted) {
        const sealed = await client.seal(name, params, extra);
        const response = await fetch(sealed.url, sealed.init);
        const text = await response.text();
        return keep(name, {
          status: response.status,
          envelope: text.startsWith('{"data"') ? sealed.open(text) : (JSON.parse(text) as Envelope),
        });
      }
      const fields = toFormFields(params);
      const headers = await signed(name, params, headersFor(extra));
      const query = row.method === 'GET' && Object.keys(fields).length ? `?${toQueryString(fields)}` : '';
      const response = await fetch(`${url}${fillPath(name, params)}${query}`, {
        method: row.method,
        headers: {
          ...headers,
          ...(row.method === 'POST'
            ? {
                'content-type':
                  row.contentType === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
              }
            : {}),
        },
        ...(row.method === 'POST'
          ? { body: row.contentType === 'json' ? JSON.stringify(params) : toQueryString(fields) }
          : {}),
      });
      return keep(name, { status: response.status, envelope: (await response.json()) as Envelope });
    },
    async call(name, params, extra) {
      const { envelope } = await client.send(name, params, extra);
      if (envelope.code !== '0')
        throw new Error(`${name}: ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.model)}`);
      return envelope.model as CallAnswer<typeof name>;
    },
    async upload(name, params, file) {
      const form = new FormData();
      for (const [key, value] of Object.entries(toFormFields(params))) form.append(key, value);
      form.append('file', new Blob([Buffer.from(file.bytes)], { type: file.type }), file.name);
      const response = await fetch(`${url}${fillPath(name, params)}`, {
        method: 'POST',
        headers: await signed(name, params, headersFor()),
        body: form,
      });
      return keep(name, { status: response.status, envelope: (await response.json()) as Envelope });
    },
    async raw(path, init) {
      const response = await fetch(`${url}${path}`, init);
      return { status: response.status, text: await response.text() };
    },
    async seal(name, params, extra) {
      const row = callRow(name);
      const { set, offset } = await keySet();
      const path = fillPath(name, params);
      const headers = await signed(name, params, headersFor({ rs: set.rs, ...extra }));
      const { data, sent } = sealRequest(
        set,
        { method: row.method, path, headers },
        JSON.stringify(params),
        Date.now() + offset,
        random,
      );
      const body = toQueryString({ data });
      return {
        url: row.method === 'GET' ? `${url}${path}?${body}` : `${url}${path}`,
        init: {
          method: row.method,
          headers:
            row.method === 'GET'
              ? headers
              : { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          ...(row.method === 'GET' ? {} : { body }),
        },
        open: (text) => JSON.parse(openAnswer(sent, (JSON.parse(text) as { data: string }).data)) as Envelope,
      };
    },
    renewKeys: () => {
      keys = null;
    },
  };
  const keep = (name: CallName, reply: Reply): Reply => {
    if (reply.envelope.code === '0') judge?.(name, reply.envelope);
    if (reply.envelope.responseHeader?.token) client.token = reply.envelope.responseHeader.token;
    return reply;
  };
  return client;
}
