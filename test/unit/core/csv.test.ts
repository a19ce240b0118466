import fc from 'fast-check';
import { csvText } from '@/core/csv';
import { holdsFor } from './property';

describe('csvText', () => {
  it('given plain cells, then lines of RFC 4180 after the mark of UTF-8', () => {
    expect(csvText([['Name', 'Sum'], ['Ana', '1.50']])).toBe('\uFEFFName,Sum\r\nAna,1.50\r\n'); // prettier-ignore
  });

  it.each([
    ['Lee, Ann', '"Lee, Ann"'],
    ['5" pipe', '"5"" pipe"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
  ])('given %j, then it is quoted only where it must be', (text, written) => {
    expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  it.each(['=1+1', '+61', '-5', '@SUM(A1)', '\tx', '=HYPERLINK("http://a.example","b")'])(
    'given %j, then no spreadsheet takes it for a formula',
    (text) => {
      const [first] = csvText([[text]])
        .slice(1)
        .replace(/^"/, '');
      expect(first).toBe("'");
    },
  );

  it('given any texts, then each comes back from what was written', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '=', '漢') });
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    holdsFor(
      fc.property(rows, (written) => {
        const guarded = written.map((row) => row.map((one) => one.replace(/^(?=[=\r])/, "'")));
        expect(parsed(csvText(written).slice(1))).toEqual(guarded);
      }),
    );
  });
});

/** A plain reader of RFC 4180. */
function parsed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"';
    const pattern = quoted ? /"((?:[^"]|"")*)"/y : /[^,\r\n]*/y;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new Error(`not CSV at ${at}`);
    row.push(quoted ? found[1]!.replace(/""/g, '"') : found[0]);
    at = pattern.lastIndex;
    if (text[at] === ',') at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
