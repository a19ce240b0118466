import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse as parseQuery } from 'node:querystring';
import type { CallRow } from '@/contracts/calls';
import { fromFormFields } from '@/contracts/calls/formCodec';
import type { UploadedFile } from '../runtime';
import { refuse, unreadable } from './refusal';

export const bodyLimit = 512 * 1024;
const fileLimit = 12 * 1024 * 1024;
const maxFields = 500;
const maxDepth = 32;
const maxFiles = 9;

/** Refuses deep JSON before anything walks it. */
function assertShallow(text: string): void {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (inText) {
      if (c === 92) i += 1;
      else if (c === 34) inText = false;
    } else if (c === 34) inText = true;
    else if (c === 123 || c === 91) {
      depth += 1;
      if (depth > maxDepth) refuse(unreadable('too deep'));
    } else if (c === 125 || c === 93) depth -= 1;
  }
}

export function parseJson(text: string): unknown {
  assertShallow(text);
  try {
    return JSON.parse(text);
  } catch {
    refuse(unreadable('broken JSON'));
  }
}

export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : parseJson(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => {
      done(null, parseQuery(text as string, '&', '=', { maxKeys: maxFields }));
    },
  );
  await app.register(multipart, {
    limits: {
      fileSize: fileLimit,
      files: maxFiles,
      fields: maxFields,
      fieldSize: 64 * 1024,
      parts: maxFields + maxFiles,
    },
  });
}

export interface RawParams {
  fields: Record<string, string>;
  json: Record<string, unknown> | null;
  files: UploadedFile[];
}

function textFields(source: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries((source ?? {}) as Record<string, unknown>)) {
    fields[name] = typeof value === 'string' ? value : Array.isArray(value) ? String(value[0]) : '';
  }
  return fields;
}

async function readParts(request: FastifyRequest, raw: RawParams): Promise<void> {
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      raw.files.push({
        fieldName: part.fieldname,
        fileName: (part.filename ?? '').slice(0, 200),
        contentType: part.mimetype,
        bytes: await part.toBuffer(),
      });
    } else {
      raw.fields[part.fieldname] = String(part.value);
    }
  }
}

export async function readRaw(request: FastifyRequest): Promise<RawParams> {
  const raw: RawParams = {
    fields: { ...textFields(request.query), ...textFields(request.params) },
    json: null,
    files: [],
  };
  if (request.method === 'GET') return raw;
  if (request.isMultipart()) {
    await readParts(request, raw).catch((error: { code?: string }) => {
      // A parser error without a code means a broken form.
      if (error.code?.startsWith('FST_') && error.code !== 'FST_MP_PREMATURE_CLOSE') throw error;
      refuse(unreadable('broken form'), undefined, { status: 400 });
    });
    return raw;
  }
  if (request.body === undefined || request.body === null) return raw;
  if (typeof request.body !== 'object' || Array.isArray(request.body))
    refuse(unreadable('an object is expected'));
  if ((request.headers['content-type'] ?? '').startsWith('application/json')) {
    raw.json = { ...(request.body as Record<string, unknown>), ...textFields(request.params) };
  } else {
    Object.assign(raw.fields, textFields(request.body));
  }
  return raw;
}

/** Converts to the call's types without validating. */
export function toValues(row: CallRow, raw: RawParams): Record<string, unknown> {
  if (raw.json) return raw.json;
  for (const text of Object.values(raw.fields)) {
    const first = text.charCodeAt(0);
    if (first === 123 || first === 91) assertShallow(text);
  }
  return fromFormFields(row.params, raw.fields);
}
