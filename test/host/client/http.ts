import fs from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { Host } from '../host';
import { NetFailure, type NetAnswer } from '../network';
import { ApiFailure, callbackApi, type Options } from './apiCall';
import { asText } from '../asText';

type Send = (
  options: Options,
  onSent?: (percent: number) => void,
) => { answer: Promise<NetAnswer>; abort: () => void };
type Shape = (answer: NetAnswer, options: Options) => Record<string, unknown>;

const weappTexts: Record<string, [string, number]> = {
  timeout: ['timeout', 5],
  abort: ['abort', 600003],
  offline: ['errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED', 600001],
  interrupted: ['interrupted', 600003],
  network: ['errcode:-100 cronet_error_code:-100 error_msg:net::ERR_CONNECTION_CLOSED', 600001],
};
const alipayCodes: Record<string, [string, number]> = {
  timeout: ['timeout', 13],
  abort: ['request aborted', 9],
  offline: ['network error', 12],
  interrupted: ['network error', 12],
  network: ['network error', 12],
};

export function taskApi(host: Host, name: string, send: Send, shape: Shape): (options: Options) => unknown {
  return (options) => {
    if (host.realm.dead) return undefined;
    let sent: ReturnType<Send> | undefined;
    let aborted = false;
    const progress: ((value: unknown) => void)[] = [];
    const run = callbackApi(host, name, async () => {
      if (aborted) throw failure(host, 'abort');
      sent = send(options, (percent) => {
        for (const listener of progress)
          if (!host.realm.dead)
            host.realm.guard('progress', () => listener(host.realm.adopt({ progress: percent })));
      });
      try {
        return shape(await sent.answer, options);
      } catch (error) {
        if (error instanceof NetFailure) throw failure(host, error.reason);
        throw error;
      }
    });
    const promise = run(options);
    const task = {
      abort: () => {
        aborted = true;
        sent?.abort();
      },
      onProgressUpdate: (listener: (value: unknown) => void) => void progress.push(listener),
      offProgressUpdate: () => undefined,
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
      onChunkReceived: () => undefined,
    };
    return promise ? Object.assign(promise, task) : host.realm.adopt(task);
  };
}

function failure(host: Host, reason: string): ApiFailure {
  const [text, code] = (host.bundle.target === 'weapp' ? weappTexts : alipayCodes)[reason] as [
    string,
    number,
  ];
  return new ApiFailure(text, code);
}

export function requestSender(host: Host): Send {
  return (options) => {
    const method = asText(options.method, 'GET').toUpperCase();
    const headers: Record<string, string> = {};
    for (const [key, value] of Object.entries(options.header ?? options.headers ?? {}))
      headers[key.toLowerCase()] = String(value);
    headers['content-type'] ??= 'application/json';
    headers['user-agent'] ??= host.userAgent;
    let url = String(options.url);
    let body: Buffer | undefined;
    const { data } = options;
    if (method === 'GET' || method === 'HEAD') {
      if (data && typeof data === 'object') url += (url.includes('?') ? '&' : '?') + formEncode(data);
    } else if (data !== undefined && data !== null) {
      body = encodeBody(data, headers['content-type']);
    }
    return host.network.send({
      url,
      method,
      headers,
      timeoutMs: Number(options.timeout ?? 60_000),
      ...(body ? { body } : {}),
    });
  };
}

function encodeBody(data: unknown, type: string): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (Object.prototype.toString.call(data) === '[object ArrayBuffer]')
    return Buffer.from(data as ArrayBuffer);
  return Buffer.from(
    type.includes('x-www-form-urlencoded') ? formEncode(data as object) : JSON.stringify(data),
  );
}

function formEncode(data: object): string {
  return Object.entries(data)
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&');
}

export function readBody(answer: NetAnswer, options: Options): unknown {
  if (options.responseType === 'arraybuffer' || options.dataType === 'arraybuffer') return answer.body;
  const text = answer.body.toString('utf8');
  if (options.dataType !== undefined && asText(options.dataType).toLowerCase() !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** One file; `fieldOf`: its field name. */
export function uploadSender(host: Host, fieldOf: (options: Options) => string): Send {
  return (options, onSent) => {
    const file = host.device.file(String(options.filePath));
    const boundary = `----host${randomBytes(9).toString('hex')}`;
    const parts: Buffer[] = [];
    for (const [name, value] of Object.entries(options.formData ?? {})) {
      parts.push(
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
        ),
      );
    }
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${fieldOf(options)}"; filename="${file.name}"\r\nContent-Type: ${mimeOf(file.name)}\r\n\r\n`,
      ),
      fs.readFileSync(file.real),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    );
    const headers: Record<string, string> = {};
    for (const [key, value] of Object.entries(options.header ?? options.headers ?? {}))
      headers[key.toLowerCase()] = String(value);
    headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
    headers['user-agent'] ??= host.userAgent;
    const body = Buffer.concat(parts);
    return host.network.send({
      url: String(options.url),
      method: 'POST',
      headers,
      body,
      timeoutMs: Number(options.timeout ?? 60_000),
      ...(onSent ? { onSent: (bytes) => onSent(Math.floor((bytes / body.length) * 100)) } : {}),
    });
  };
}

export function mimeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known: Record<string, string> = {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    webp: 'image/webp',
    pdf: 'application/pdf',
  };
  return known[ending] ?? 'application/octet-stream';
}
