// npm run components: writes docs/components.md: every component of src/ui, what it takes and where the gallery draws it.
import fs from 'node:fs';
import path from 'node:path';
import { readUi } from './lib/docs/components.ts';
import { galleryParts } from './lib/docs/gallery.ts';
import { root } from './lib/root.mjs';
import { finish, sources, table } from './lib/docs/writtenDocs.mjs';

const { components, field, types } = readUi(root);
const page = fs.readFileSync(path.join(root, 'test/gallery/pages/gallery/index.tsx'), 'utf8');
const parts = galleryParts(page, sources('test/gallery/parts'));

const cell = (text) => text.replace(/\|/g, '\\|').replace(/<(?=\w)/g, '&lt;');
const code = (text) => `\`${text.replace(/\|/g, '\\|')}\``;
const place = ({ name, file }) => `[${name}](../${file})`;
const typed = ({ name, type, optional, ifAbsent, says }) =>
  [code(`${name}${optional ? '?' : ''}: ${type}${ifAbsent ? ` = ${ifAbsent}` : ''}`), cell(says)]
    .filter(Boolean)
    .join(' ');
const lines = (list) => list.join('<br>');
const propsOf = ({ fieldOf, props }) =>
  lines([
    ...(fieldOf ? [`as [every field](#every-field), ${code(`value: ${fieldOf}`)}`] : []),
    ...props.map(typed),
  ]);
const shownIn = ({ name }) => (parts.get(name) ?? []).map((part) => `\`?part=${part}\``).join(' ');
const nameCell = (component) => lines([place(component), ...(component.says ? [cell(component.says)] : [])]);

finish(
  'components.md',
  'components',
  `# Components

What each component of \`src/ui\` takes: \`name?\` may be left out, \`= value\` is what it is then. How they are used together: [ui.md](ui.md).
\`npm run gallery\` draws those with an address in the last column.

${table(
  ['component', 'props', 'gallery'],
  components.map((component) => [nameCell(component), propsOf(component), shownIn(component)]),
)}

## Every field

Each field takes these as well (\`FieldProps<V>\`, [fieldProps.ts](../src/ui/field/fieldProps.ts)):

${lines(field.map(typed))}

## Types

Those of \`src/ui\` that props name; the others are in their file.

${table(
  ['type', 'fields'],
  types.map((type) => [place(type), type.text ? code(type.text) : lines(type.props.map(typed))]),
)}`,
);
