import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { errorCodes } from '@/contracts/errors';
import { fileCodes } from '@/contracts/errors/server';
import type { Row } from '../../db/schema';
import { codes, refuse } from '../../dispatch/refusal';
import type { Domain, UploadedFile, Work } from '../../runtime';
import { storeBytes, storedBytes } from '../../objects/objectStore';
import { sniff } from './sniff';
import { said } from '../../texts';

interface About {
  ownerId: string | null;
  countryCode?: string;
  purpose?: string;
  accept?: 'image' | 'any';
  /** A repeat with other bytes is refused. */
  fileNumber?: string;
}

const objectOf = (key: string): string => `files/${key}`;

export async function saveFile(
  work: Work,
  file: UploadedFile | undefined,
  about: About,
): Promise<Row<'files'>> {
  if (!file || file.bytes.length === 0)
    refuse({
      code: errorCodes.fileEmpty,
      text: said('server.storage.fileMissing'),
    });
  const type = sniff(file.bytes, file.fileName);
  if (!type || (about.accept === 'image' && !type.startsWith('image/'))) {
    refuse({
      code: errorCodes.fileTypeNotSupported,
      text: said('server.storage.fileType'),
    });
  }
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const { ownerId, fileNumber = null } = about;
  const known = await numbered(work, ownerId, fileNumber, sha256);
  if (known) return known;
  const key = randomBytes(24).toString('base64url');
  const bytes = await storeBytes(work.runtime.objects, objectOf(key), file.bytes);
  const kept = await work.db
    .insertInto('files')
    .values({
      key,
      ownerId,
      countryCode: about.countryCode ?? null,
      purpose: about.purpose ?? null,
      name: path.basename(file.fileName || 'file').slice(0, 140),
      contentType: type,
      size: file.bytes.length,
      sha256,
      fileNumber,
      bytes,
      createdAt: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Lost a race with the same upload.
  const stored = kept ?? (await numbered(work, ownerId, fileNumber, sha256));
  if (!stored) throw new Error('a file that is neither kept nor known');
  return stored;
}

async function numbered(
  { db }: Pick<Work, 'db'>,
  ownerId: string | null,
  fileNumber: string | null,
  sha256: string,
): Promise<Row<'files'> | undefined> {
  if (ownerId === null || fileNumber === null) return undefined;
  const known = await db
    .selectFrom('files')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('fileNumber', '=', fileNumber)
    .executeTakeFirst();
  if (known && known.sha256 !== sha256)
    refuse({
      code: fileCodes.numberTaken,
      text: said('server.storage.numberTaken'),
    });
  return known;
}

/** Undefined for an unknown key. */
export async function bytesOf(
  { db, runtime }: Pick<Work, 'db' | 'runtime'>,
  key: string,
): Promise<Buffer | undefined> {
  const file = await db.selectFrom('files').select('bytes').where('key', '=', key).executeTakeFirst();
  return file && storedBytes(runtime.objects, objectOf(key), file.bytes);
}

/** Refuses others' keys. */
export async function ownFiles(
  work: Work,
  payerId: string,
  keys: readonly string[],
): Promise<Omit<Row<'files'>, 'bytes' | 'fileNumber'>[]> {
  if (keys.length === 0) return [];
  const rows = await work.db
    .selectFrom('files')
    .select([
      'key',
      'ownerId',
      'countryCode',
      'purpose',
      'name',
      'contentType',
      'size',
      'sha256',
      'createdAt',
    ])
    .where('key', 'in', [...keys])
    .where('ownerId', '=', payerId)
    .execute();
  if (rows.length !== new Set(keys).size)
    refuse({
      code: errorCodes.fileNotFound,
      text: said('server.storage.fileUnknown'),
    });
  return rows;
}

/** In an object store, else in the database: all its sandboxes have them. */
export const storage: Domain = {
  name: 'storage',
  handlers: {
    'common.uploadImage': async (context, { countryCode, scene, fileNumber }) => {
      const file = await saveFile(context, context.files[0], {
        ownerId: context.payerId,
        countryCode,
        purpose: scene,
        fileNumber,
      });
      return { ossFileKey: file.key, imgFileNameOriginal: file.name };
    },
  },
  pages(app, runtime) {
    // Images send no token: the key (192 random bits) is the permission.
    app.get<{ Params: { ossFileKey: string; countryCode: string } }>(
      '/image/v2/get/:ossFileKey/:countryCode',
      async (request, reply) => {
        const file = await runtime.db
          .selectFrom('files')
          .select(['contentType', 'bytes', 'name', 'sha256'])
          .where('key', '=', request.params.ossFileKey)
          .executeTakeFirst();
        if (!file)
          return reply
            .code(404)
            .send({ code: codes.notFound, msg: 'Not found.', model: null, responseHeader: {} });
        if (!file.contentType.startsWith('image/'))
          reply.header(
            'content-disposition',
            `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          );
        return reply
          .header('cache-control', 'private, max-age=86400')
          .header('etag', `"${file.sha256.slice(0, 24)}"`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(file.contentType)
          .send(await storedBytes(runtime.objects, objectOf(request.params.ossFileKey), file.bytes));
      },
    );
  },
};
