import { errorCodes } from '@/contracts/errors';
import type { Json, JsonObject } from '../db/schema';

/** The codes the frame itself answers with, from the error table. */
export const codes = {
  ok: errorCodes.ok,
  loginExpired: errorCodes.loginExpired,
  decryptFailed: errorCodes.decryptFailed,
  signatureFailed: errorCodes.signatureFailed,
  badParams: errorCodes.badParams,
  forbidden: errorCodes.notAllowed,
  notFound: errorCodes.notFound,
  conflict: errorCodes.conflict,
  tooLarge: errorCodes.tooLarge,
  tooOften: errorCodes.tooOften,
  serverError: errorCodes.serverFault,
  notBuilt: errorCodes.notBuilt,
} as const;

/** What the user reads as a toast: one text, or one a language with English as the rest. */
export type ServerText = string | { en: string; zh?: string; 'zh-HK'?: string };

export function textIn(text: ServerText, lang: string): string {
  if (typeof text === 'string') return text;
  if (lang === 'zh-hk') return text['zh-HK'] ?? text.zh ?? text.en;
  return lang.startsWith('zh') ? (text.zh ?? text.en) : text.en;
}

export interface RefusalOptions {
  /** Extra data of the refusal, such as residualAmount and link. */
  model?: Json;
  /** Commit what the handler wrote (failed attempts, freezes); by default a refusal undoes everything. */
  keep?: boolean;
  /** HTTP status; business refusals travel with 200. */
  status?: number;
}

/** A rule says no: becomes an envelope with this code, never an HTTP failure unless `status` says so. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly text: ServerText;
  readonly model: Json | undefined;
  readonly keep: boolean;
  readonly status: number;

  constructor(code: string, text: ServerText, options: RefusalOptions = {}) {
    super(typeof text === 'string' ? text : text.en);
    this.code = code;
    this.text = text;
    this.model = options.model;
    this.keep = options.keep ?? false;
    this.status = options.status ?? 200;
  }
}

/** What every refusal of fields says; which fields they are stands in its model. */
export const badFieldsText = {
  en: 'Some details are missing or not valid. Check them and try again.',
  zh: '部分信息缺失或格式错误。',
  'zh-HK': '部分資料缺失或格式錯誤。',
} as const satisfies ServerText;

export const refuse = (code: string, text: ServerText, options?: RefusalOptions): never => {
  throw new Refusal(code, text, options);
};

/** Refuses by the names of a domain: each has a code and a text. */
export const refuser =
  <Name extends string>(of: Record<Name, string>, texts: Record<Name, ServerText>) =>
  (which: Name, model?: JsonObject): never =>
    refuse(of[which], texts[which], model ? { model } : {});

export const loginExpired = () =>
  new Refusal(codes.loginExpired, {
    en: 'Your session has expired. Log in again.',
    zh: '登录信息已过期，请重新登录。',
    'zh-HK': '登入資料已過期，請重新登入。',
  });
export const shareLinkEnded = () =>
  new Refusal(errorCodes.shareCodeInvalid, {
    en: 'This link no longer works.',
    zh: '链接已失效。',
    'zh-HK': '連結已失效。',
  });
export const notFound = (what = 'record') =>
  new Refusal(codes.notFound, {
    en: `We can't find this ${what}.`,
    zh: '未找到相关信息。',
    'zh-HK': '找不到相關資料。',
  });
