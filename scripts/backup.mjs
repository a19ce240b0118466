// npm run backup -- <file>: DATABASE_URL as a file, while in use.
// npm run backup -- --restore <file>: into an empty DATABASE_URL.
// PG_BIN: PostgreSQL's programs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from './lib/tools.mjs';

const { values, positionals } = parseArgs({
  options: { restore: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
const url = process.env.DATABASE_URL;
if (!url || !file) {
  console.error('DATABASE_URL=postgres://… npm run backup -- [--restore] <file>');
  process.exit(1);
}
const [program, args] = values.restore
  ? ['pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', '--dbname', url, file]]
  : ['pg_dump', ['--format=custom', '--no-owner', '--file', file, url]];
const { status, error } = spawnSync(path.join(findPostgres() ?? '', program), args, { stdio: 'inherit' });
if (error) console.error(`${program}: ${error.message}`);
process.exit(status ?? 1);
