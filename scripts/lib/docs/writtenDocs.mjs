import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/** Paths relative to the project, sorted. */
export function sources(folder) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

/** `name`, or `name?` if optional. */
export function fieldNames(schema) {
  if (schema.wrapped) return fieldNames(schema.wrapped);
  if (schema.entries)
    return Object.entries(schema.entries).map(([name, field]) =>
      ['optional', 'nullish', 'exact_optional', 'undefinedable'].includes(field.type) ? `${name}?` : name,
    );
  if (schema.options) return [...new Set(schema.options.flatMap((option) => fieldNames(option)))];
  return [];
}

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** With `--check` a differing page is an error. */
export function finish(page, command, text, docs) {
  finishAll(page, command, new Map([[page, text]]), docs);
}

/** Text by page; one line of output for all. */
export function finishAll(name, command, pages, docs = path.join(root, 'docs')) {
  const check = process.argv.includes('--check');
  let behind = false;
  for (const [page, text] of pages) {
    const file = path.join(docs, page);
    const content = `<!-- Written by \`npm run ${command}\`. Do not edit. -->\n\n${text.trim()}\n`;
    if (!check) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    } else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
      console.error(`docs/${page} is behind the code: run \`npm run ${command}\` and commit what changes.`);
      process.exitCode = 1;
      behind = true;
    }
  }
  if (!check) console.log(`docs/${name} written`);
  else if (!behind) console.log(`docs/${name} is up to date`);
}
