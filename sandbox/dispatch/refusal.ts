import { errorCodes } from '@/contracts/errors';
import type { ErrorData } from '@/contracts/errors/data';
import type { Json } from '../db/schema';

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

/** Text of a toast: one for all languages, or one per language with English as the fallback. */
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

/** Refuses with a row and the data of its code. `keep` commits what was written so far (failed attempts, freezes). */
export function refuse<Code extends string>(
  row: RefusalRow<Code>,
  ...[data, options]: DataAndRest<Code>
): never {
  throw new Refusal(row.code, row.text, data === undefined ? options : { ...options, model: data as Json });
}

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
