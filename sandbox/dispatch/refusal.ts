import { errorCodes } from '@/contracts/errors';
import type { ErrorData } from '@/contracts/errors/data';
import type { ByLanguage, Json } from '../db/tables/base';

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
  unavailable: errorCodes.unavailable,
  notBuilt: errorCodes.notBuilt,
} as const;

/** Text of a toast: one for all languages, or one per language with English as the fallback. */
export type ServerText = string | ByLanguage<string>;

/** `lang` as callers send it: lower case, such as `zh-hk`. */
export function inLanguage<T>(said: ByLanguage<T>, lang: string): T {
  if (lang === 'zh-hk') return said['zh-HK'] ?? said.en;
  return lang.startsWith('zh') ? (said.zh ?? said.en) : said.en;
}

export const textIn = (text: ServerText, lang: string): string =>
  typeof text === 'string' ? text : inLanguage(text, lang);

interface RefusalOptions {
  /** Extra data of the refusal, such as residualAmount and link. */
  model?: Json;
  /** Commit what the handler wrote (failed attempts, freezes); by default a refusal undoes everything. */
  keep?: boolean;
  /** HTTP status; business refusals travel with 200. */
  status?: number;
}

/** A rule says no: becomes an envelope with this code, never an HTTP failure unless `status` says so. */
class Refusal extends Error {
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
export type { Refusal };

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

/** A code of the error table and the sentence the user reads; each domain has its rows in refusals.ts. */
export interface RefusalRow<Code extends string = string> {
  readonly code: Code;
  readonly text: ServerText;
}

type Rest = Pick<RefusalOptions, 'keep' | 'status'>;
/** A code that brings data demands it, unless its row says that there may be none. */
type DataAndRest<Code extends string> = Code extends keyof ErrorData
  ? undefined extends ErrorData[Code]
    ? [data?: ErrorData[Code], options?: Rest]
    : [data: ErrorData[Code], options?: Rest]
  : [data?: undefined, options?: Rest];

/** A refusal as a value, for the few places that hand an error to a library instead of throwing it. */
export const refusalOf = <Code extends string>(
  row: RefusalRow<Code>,
  ...[data, options]: DataAndRest<Code>
): Refusal =>
  new Refusal(row.code, row.text, data === undefined ? options : { ...options, model: data as Json });

/** Refuses with a row and the data of its code. `keep` commits what was written so far (failed attempts, freezes). */
export function refuse<Code extends string>(row: RefusalRow<Code>, ...rest: DataAndRest<Code>): never {
  throw refusalOf(row, ...rest);
}

/** Body of every answer that is a refusal, in the reader's language. */
export const refusalEnvelope = (refusal: Refusal, lang: unknown) => ({
  code: refusal.code,
  msg: textIn(refusal.text, typeof lang === 'string' ? lang : 'en'),
  model: refusal.model ?? null,
  responseHeader: {},
});

/** Some fields are missing or wrong; which ones stands in the data. */
export const badFields = {
  code: codes.badParams,
  text: {
    en: 'Some details are missing or not valid. Check them and try again.',
    zh: '部分信息缺失或格式错误。',
    'zh-HK': '部分資料缺失或格式錯誤。',
  },
} as const satisfies RefusalRow;
export const loginExpired = {
  code: codes.loginExpired,
  text: {
    en: 'Your session has expired. Log in again.',
    zh: '登录信息已过期，请重新登录。',
    'zh-HK': '登入資料已過期，請重新登入。',
  },
} as const satisfies RefusalRow;
export const shareLinkEnded = {
  code: errorCodes.shareCodeInvalid,
  text: { en: 'This link no longer works.', zh: '链接已失效。', 'zh-HK': '連結已失效。' },
} as const satisfies RefusalRow;
export const notFound = (what = 'record') =>
  ({
    code: codes.notFound,
    text: { en: `We can't find this ${what}.`, zh: '未找到相关信息。', 'zh-HK': '找不到相關資料。' },
  }) as const satisfies RefusalRow;
export const serverFault = {
  code: codes.serverError,
  text: {
    en: 'Something went wrong on our side. Try again.',
    zh: '服务器处理异常，请稍后重试。',
    'zh-HK': '伺服器處理異常，請稍後重試。',
  },
} as const satisfies RefusalRow;
const unavailable = {
  code: codes.unavailable,
  text: {
    en: 'We can’t reach our records right now. Wait a moment, then try again.',
    zh: '系统暂时无法访问，请稍后重试。',
    'zh-HK': '系統暫時無法存取，請稍後重試。',
  },
} as const satisfies RefusalRow;
/** The database does not answer; the same request with the same key may be sent again. */
export const unavailableNow = () => refusalOf(unavailable, undefined, { status: 503 });
/** Seconds after which it is worth asking again. */
export const retryAfter = '2';
export const unreadable = (why?: string) =>
  ({
    code: codes.badParams,
    text: {
      en: why === undefined ? 'The request is not readable.' : `The request is not readable: ${why}.`,
      zh: '请求格式错误。',
      'zh-HK': '請求格式錯誤。',
    },
  }) as const satisfies RefusalRow;
export const badCursor = {
  code: codes.badParams,
  text: 'The list cursor has a wrong shape.',
} as const satisfies RefusalRow;
export const requestTooLarge = {
  code: codes.tooLarge,
  text: 'The request is too large.',
} as const satisfies RefusalRow;
export const addressTooLong = {
  code: codes.tooLarge,
  text: {
    en: 'This link is too long. Check that it was copied correctly.',
    zh: '链接过长，请检查是否复制正确。',
    'zh-HK': '連結過長，請檢查是否複製正確。',
  },
} as const satisfies RefusalRow;
export const fileTooLarge = {
  code: codes.tooLarge,
  text: {
    en: 'This file is too large. Choose a smaller one.',
    zh: '文件过大。',
    'zh-HK': '檔案過大。',
  },
} as const satisfies RefusalRow;
export const tooManyRequests = {
  code: codes.tooOften,
  text: {
    en: 'Too many requests. Please wait a minute.',
    zh: '请求过于频繁，请稍后再试。',
    'zh-HK': '請求過於頻繁，請稍後再試。',
  },
} as const satisfies RefusalRow;
