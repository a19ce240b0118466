import type { ColumnType } from 'kysely';
import type { LanguageCode } from '@/domain/languages';

/** A string, so that both drivers store it alike. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };
export type JsonObject = { [key: string]: Json | undefined };
export type JsonColumn<T = JsonObject> = ColumnType<T, string, string>;
/** Read only through its schema (db/jsonb.ts). */
export type JsonBySchema = ColumnType<unknown, string | undefined, string>;
export type JsonDefault<T = JsonObject> = ColumnType<T, string | undefined, string>;
/** Decimal, such as "12.50". */
export type Money = ColumnType<string, string, string>;
export type MoneyDefault = ColumnType<string, string | undefined, string>;
export type MoneyOrNull = ColumnType<string | null, string | null | undefined, string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
export type ByLanguage<T> = { en: T } & { readonly [L in LanguageCode]?: T };
export type Names = ByLanguage<string>;
