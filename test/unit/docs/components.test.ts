import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readUi } from '../../../scripts/lib/docs/components';
import { galleryParts } from '../../../scripts/lib/docs/gallery';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ui-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const { finish } = jest.requireActual<{
  finish: (page: string, command: string, text: string, docs: string) => void;
}>('../../../scripts/lib/docs/writtenDocs.mjs');

const files: Readonly<Record<string, string>> = {
  'field/fieldProps.ts': `
    export interface FieldProps<V> {
      id: string;
      /** Read out. */
      label: string;
      value: V;
      onChange: (value: V) => void;
    }`,
  'Bell/Bell.tsx': `
    import type { ReactNode } from 'react';
    import type { Sound } from './sound';
    type Size = 's' | 'm';
    interface Props {
      /** How loud. */
      size?: Size;
      sound: Sound;
      rings?: number | undefined;
      children: ReactNode;
    }
    /** Rings. */
    export function Bell(props: Props) { return <Inner {...props} />; }
    function Inner(props: Props) { const { size = 'm', rings = 1 } = props; return <i>{size}{rings}</i>; }
    export const helper = () => 1;`,
  'Bell/Bell.h5.tsx': `export function Twin() { return <b />; }`,
  'Bell/sound.ts': `export interface Sound { pitch: number }`,
  'Day/Day.tsx': `
    import type { FieldProps } from '../field/fieldProps';
    interface Props extends FieldProps<string> { min?: string }
    export const Day = ({ min = '2000-01-01' }: Props) => <i>{min}</i>;`,
};

function readMadeUp() {
  for (const [file, text] of Object.entries(files)) {
    const at = path.join(folder, 'src/ui', file);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, text);
  }
  return readUi(folder);
}

test('a component comes with the props of its type, their defaults and their words', () => {
  const { components, field, types } = readMadeUp();
  expect(components).toEqual([
    {
      name: 'Bell',
      file: 'src/ui/Bell/Bell.tsx',
      says: 'Rings.',
      props: [
        { name: 'size', type: "'s' | 'm'", optional: true, ifAbsent: "'m'", says: 'How loud.' },
        { name: 'sound', type: 'Sound', optional: false, says: '' },
        { name: 'rings', type: 'number', optional: true, ifAbsent: '1', says: '' },
        { name: 'children', type: 'ReactNode', optional: false, says: '' },
      ],
    },
    {
      name: 'Day',
      file: 'src/ui/Day/Day.tsx',
      says: '',
      fieldOf: 'string',
      props: [{ name: 'min', type: 'string', optional: true, ifAbsent: "'2000-01-01'", says: '' }],
    },
  ]);
  expect(field.map(({ name, says }) => `${name} ${says}`.trim())).toEqual([
    'id',
    'label Read out.',
    'value',
    'onChange',
  ]);
  expect(types).toEqual([
    {
      name: 'Sound',
      file: 'src/ui/Bell/sound.ts',
      props: [{ name: 'pitch', type: 'number', optional: false, says: '' }],
    },
  ]);
});

test('every folder of src/ui with a component has a row', () => {
  const root = path.resolve(__dirname, '../../..');
  const { components } = readUi(root);
  const rows = new Set(components.map(({ name }) => name));
  const folders = fs.readdirSync(path.join(root, 'src/ui')).filter((name) => /^[A-Z]/.test(name));
  expect(folders.filter((name) => !rows.has(name))).toEqual([]);
});

test('a component is in the parts of the gallery that draw it, itself or by a helper', () => {
  const page = 'const parts = {\n  one: OnePart,\n  two: TwoPart,\n};\n';
  const text = `
    const Chart = 1;
    function Two() { return <Bell />; }
    export function OnePart() { return <Day />; }
    export function TwoPart() { return <><Two /><Day /></>; }`;
  const parts = galleryParts(page, [{ file: 'parts/all.tsx', text }]);
  expect([parts.get('Bell'), parts.get('Day'), parts.get('Icon')]).toEqual([
    ['two'],
    ['one', 'two'],
    undefined,
  ]);
});

test('an outdated page fails the check, an up to date one does not', () => {
  const { argv, exitCode } = process;
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const docs = path.join(folder, 'docs');
  try {
    finish('components.md', 'components', 'id: string', docs);
    process.argv = [...argv, '--check'];
    finish('components.md', 'components', 'id: string', docs);
    expect(process.exitCode).toBe(exitCode);
    finish('components.md', 'components', 'id: number', docs);
    expect(process.exitCode).toBe(1);
    expect(said.mock.calls.join()).toMatch(/components\.md is behind the code: run `npm run components`/);
  } finally {
    Object.assign(process, { argv, exitCode });
    jest.restoreAllMocks();
  }
});
