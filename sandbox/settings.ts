import fs from 'node:fs';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { readSigningKey } from './envelope';
import { logLevels } from './log';
import { StartError } from './startError';
import { readDataKeys } from './vault/vault';

const switched = v.pipe(
  v.string(),
  v.parseBoolean({ truthy: ['on', 'true', '1', 'yes'], falsy: ['off', 'false', '0', 'no'] }),
);

const urlOf = (scheme: RegExp) => v.pipe(v.string(), v.url(), v.regex(scheme));

/** As @fastify/proxy-addr reads them. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (!family || rest.length) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** A file's content, by `read`, which throws for a wrong one. */
const fileOf = <T>(read: (text: string) => T, what: string, made: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      try {
        return read(fs.readFileSync(dataset.value, 'utf8'));
      } catch (error) {
        const why = (error as Error).message;
        addIssue({ message: `a file with ${what} (${why}); make one: ${made} ${dataset.value}` });
        return NEVER;
      }
    }),
  );

const signingKey = fileOf(
  (pem) => {
    readSigningKey(pem);
    return pem;
  },
  'an Ed25519 private key',
  'openssl genpkey -algorithm ed25519 -out',
);

const dataKeys = fileOf(readDataKeys, 'keys of 32 bytes, base64, one a line', 'openssl rand -base64 32 -out');

const database = v.message(urlOf(/^postgres(ql)?:/), 'a URL such as postgres://user@host/database');

const proxies = v.message(
  v.pipe(
    v.string(),
    v.check((list) => list.split(',').every((proxy) => isProxy(proxy.trim()))),
  ),
  'addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8',
);

const schema = v.object({
  PORT: v.optional(
    v.message(
      v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(65_535)),
      'a number from 0, any free port, to 65535',
    ),
    '8080',
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SANDBOX_DATA: v.optional(v.string(), '.data/sandbox'),
  SANDBOX_H5: v.optional(v.string()),
  SANDBOX_OBJECTS: v.optional(v.string()),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_REGION: v.optional(v.string(), 'us-east-1'),
  DATABASE_URL: v.optional(database),
  SANDBOX_SEED: v.optional(v.message(switched, 'on, true, 1, yes, or off, false, 0, no'), 'on'),
  SANDBOX_LOG: v.optional(v.message(v.picklist(logLevels), `${logLevels.join(', ')}, or not set`)),
  SANDBOX_ENGLISH: v.optional(v.message(v.picklist(['pseudo']), 'pseudo, or not set')),
  SANDBOX_SIGNING_KEY: v.optional(signingKey),
  SANDBOX_DATA_KEYS: v.optional(dataKeys),
  SANDBOX_CONSOLE_TOKEN: v.optional(v.string()),
  SANDBOX_CONSOLE: v.optional(v.message(v.picklist(['open']), 'open, or not set')),
  PUBLIC_URL: v.optional(v.message(urlOf(/^https?:/), 'an address such as https://pay.example')),
  TRUSTED_PROXIES: v.optional(proxies),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.message(urlOf(/^https?:/), 'an address such as http://127.0.0.1:4318'),
  ),
  SANDBOX_PROFILE: v.optional(v.message(v.picklist(['production']), 'production, or not set')),
  /** By scripts/lib/sandbox.mjs. */
  SANDBOX_BUILD: v.optional(v.string()),
});

export type Settings = v.InferOutput<typeof schema>;

const named = <S extends v.GenericSchema<string, unknown>>(one: S) => v.optional(one, '' as v.InferInput<S>);

/** For a server others reach: guesses, inventions and common defaults must be named there. */
const production = v.object({
  ...schema.entries,
  DATABASE_URL: named(database),
  PUBLIC_URL: named(v.message(urlOf(/^https:/), 'an address such as https://pay.example')),
  TRUSTED_PROXIES: named(proxies),
  SANDBOX_SIGNING_KEY: named(signingKey),
  SANDBOX_DATA_KEYS: named(dataKeys),
  SANDBOX_CONSOLE_TOKEN: named(
    v.message(v.pipe(v.string(), v.minLength(20)), 'a text of 20 characters or more that nobody guesses'),
  ),
  SANDBOX_SEED: v.optional(schema.entries.SANDBOX_SEED.wrapped, 'off'),
  SANDBOX_LOG: v.optional(schema.entries.SANDBOX_LOG.wrapped, 'info'),
});

/** @internal */
export const settingNames = Object.keys(schema.entries);

/** Hold a password. */
const hidden = ['DATABASE_URL', 'SANDBOX_CONSOLE_TOKEN'];

/** Reports all that is wrong at once. Empty values are none. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = v.safeParse(given.SANDBOX_PROFILE === 'production' ? production : schema, given);
  if (read.success) return read.output;
  const wrong = new Map(read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const lines = [...wrong].map(([name, may]) =>
    given[name] === undefined
      ? `${name} is not set: SANDBOX_PROFILE=${given.SANDBOX_PROFILE} needs ${may}.`
      : `${name}=${hidden.includes(name) ? '…' : given[name]} is refused: it may be ${may}.`,
  );
  throw new StartError(lines.join('\n'));
}
