import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { LanguageCode } from '@/domain/languages';

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'fact'; label: string; value: string; strong?: boolean }
  | { kind: 'row'; text: string; sum?: string; note: string }
  | { kind: 'note'; text: string };

export interface PaperContent {
  title: string;
  language: LanguageCode;
  /** Name, licence, address. */
  issuer: readonly [name: string, ...about: string[]];
  blocks: readonly Block[];
  attachment?: { name: string; json: string };
}

const require = createRequire(__filename);
const embedPdf = (script: string, file: string): string =>
  path.join(path.dirname(require.resolve(`@embedpdf/fonts-${script}`)), '..', 'fonts', file);
const fontsource = (script: string): string =>
  require.resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`);

/** The SIL Open Font License allows embedding; PDFKit embeds only used glyphs. */
const fontFiles = {
  latin: embedPdf('latin', 'NotoSans-Regular.ttf'),
  chinese: embedPdf('sc', 'NotoSansHans-Regular.otf'),
  japanese: embedPdf('jp', 'NotoSansJP-Regular.otf'),
  korean: embedPdf('kr', 'NotoSansKR-Regular.otf'),
  arabic: fontsource('arabic'),
  thai: fontsource('thai'),
  devanagari: fontsource('devanagari'),
  bengali: fontsource('bengali'),
} as const;
type FontName = keyof typeof fontFiles;

/** Japanese has its own shapes of some Chinese characters. */
const shapes: { readonly [L in LanguageCode]?: readonly FontName[] } = {
  ja: ['japanese', 'chinese'],
  ko: ['korean', 'chinese'],
};

const scripts: readonly (readonly [letters: RegExp, font: FontName])[] = [
  [/\p{Script=Hangul}/u, 'korean'],
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
];
/** Given features, PDFKit lays out whole lines, so that words too run from right to left. */
const layoutOf: { readonly [F in FontName]?: PDFKit.Mixins.TextOptions } = { arabic: { features: [] } };
/** These belong to the letter before, which they shape. */
const following = /[\s\p{Mark}\u200B-\u200D\u0964\u0965]/u;
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\u30A0-\u30FF\uFF00-\uFFEF]/u;

const margin = 50;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - 90;
const ink = '#14231c';
const quiet = '#4a5a52';
const green = '#0a6b45';

interface Style {
  size: number;
  color: string;
}
const styles = {
  title: { size: 20, color: ink },
  heading: { size: 13, color: green },
  text: { size: 10.5, color: ink },
  strong: { size: 13, color: ink },
  small: { size: 8.5, color: quiet },
} as const satisfies Record<string, Style>;

/** Tagged for screen readers. */
class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: readonly FontName[];
  private readonly opened = new Map<FontName, { hasGlyphForCodePoint: (point: number) => boolean }>();
  private readonly root;
  private y = margin;

  constructor({ title, language, issuer }: PaperContent, issuedAt: Date) {
    this.doc = new PDFDocument({
      size: 'A4',
      // The footer must not start a new page.
      margins: { top: margin, left: margin, right: margin, bottom: 0 },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: language,
      pdfVersion: '1.7',
      info: { Title: title, Author: issuer[0], CreationDate: issuedAt, ModDate: issuedAt },
    });
    for (const [name, file] of Object.entries(fontFiles)) this.doc.registerFont(name, file);
    this.fonts = shapes[language] ?? ['chinese'];
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  private has(font: FontName, sign: string): boolean {
    let open = this.opened.get(font);
    if (!open) {
      // Not in PDFKit's types.
      const { _font } = this.doc.font(font) as unknown as {
        _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
      };
      open = _font.font;
      this.opened.set(font, open);
    }
    return open.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  private fontOf(sign: string): FontName {
    const script = scripts.find(([letters]) => letters.test(sign));
    if (script) return script[1];
    if (!eastAsian.test(sign)) return 'latin';
    return this.fonts.find((font) => this.has(font, sign)) ?? 'chinese';
  }

  private runs(text: string): { font: FontName; text: string }[] {
    const runs: { font: FontName; text: string }[] = [];
    for (const sign of text) {
      const last = runs.at(-1);
      const font = last && following.test(sign) ? last.font : this.fontOf(sign);
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    }
    return runs;
  }

  private widthOf(text: string, { size }: Style): number {
    return this.runs(text).reduce(
      (sum, run) => sum + this.doc.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Returns the next line's y. */
  private write(text: string, style: Style, x: number, y: number, room: number): number {
    const runs = this.runs(text || ' ');
    const { doc } = this;
    doc.fillColor(style.color).fontSize(style.size);
    // Fonts differ in the space above letters.
    const options = { width: room, baseline: 'alphabetic', lineGap: style.size * 0.1 } as const;
    runs.forEach((run, at) => {
      const continued = at < runs.length - 1;
      doc.font(run.font);
      const drawn = { ...options, ...layoutOf[run.font], continued };
      if (at === 0) doc.text(run.text, x, y + style.size, drawn);
      else doc.text(run.text, drawn);
    });
    return doc.y - style.size + style.size * 0.35;
  }

  private tagged(tag: string, draw: () => void): void {
    this.root.add(this.doc.struct(tag, {}, draw));
  }

  private room(height: number): void {
    if (this.y + height <= bottom) return;
    this.doc.addPage();
    this.y = margin;
  }

  head({ title, issuer: [name, ...about] }: PaperContent): void {
    this.tagged('P', () => {
      this.y = this.write(name, styles.strong, margin, this.y, width);
      for (const line of about) this.y = this.write(line, styles.small, margin, this.y, width);
    });
    this.y += 22;
    this.tagged('H1', () => {
      this.y = this.write(title, styles.title, margin, this.y, width);
    });
    this.y += 10;
  }

  block(block: Block): void {
    switch (block.kind) {
      case 'heading':
        this.room(70);
        this.y += 12;
        this.tagged('H2', () => {
          this.y = this.write(block.text, styles.heading, margin, this.y, width);
        });
        this.y += 4;
        return;
      case 'fact':
        this.room(34);
        this.tagged('P', () => this.fact(block));
        return;
      case 'row':
        this.room(46);
        this.tagged('P', () => this.row(block));
        return;
      case 'note':
        this.room(40);
        this.y += 8;
        this.tagged('Note', () => {
          this.y = this.write(block.text, styles.small, margin, this.y, width);
        });
    }
  }

  private fact({ label, value, strong }: Extract<Block, { kind: 'fact' }>): void {
    const left = 200;
    const from = this.y;
    const style = strong ? styles.strong : styles.text;
    const first = this.write(label, { ...styles.text, color: quiet }, margin, from, left - 12);
    const second = this.write(value, style, margin + left, from, width - left);
    this.y = Math.max(first, second) + 5;
  }

  private row({ text, sum = '', note }: Extract<Block, { kind: 'row' }>): void {
    const from = this.y;
    const sumWidth = this.widthOf(sum, styles.text);
    const first = this.write(text, styles.text, margin, from, width - sumWidth - 16);
    if (sum) this.write(sum, styles.text, margin + width - sumWidth, from, sumWidth + 4);
    this.y = this.write(note, styles.small, margin, first, width) + 6;
  }

  /** Last, when the number of pages is known. */
  private feet(foot: string): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      doc.switchToPage(start + at);
      doc.markContent('Artifact', { type: 'Pagination' });
      this.write(foot, styles.small, margin, bottom + 34, width - 50);
      this.write(`${at + 1} / ${count}`, styles.small, margin + width - 40, bottom + 34, 44);
      doc.endMarkedContent();
    }
  }

  async bytes({ attachment }: PaperContent, foot: string, issuedAt: Date): Promise<Buffer> {
    const { doc } = this;
    this.root.end();
    if (attachment)
      doc.file(Buffer.from(attachment.json), {
        name: attachment.name,
        type: 'application/json',
        creationDate: issuedAt,
        modifiedDate: issuedAt,
      });
    this.feet(foot);
    const parts: Buffer[] = [];
    return new Promise((resolve, reject) => {
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('error', reject);
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.end();
    });
  }
}

export function paperPdf(content: PaperContent, foot: string, issuedAt: Date): Promise<Buffer> {
  const paper = new Paper(content, issuedAt);
  paper.head(content);
  for (const block of content.blocks) paper.block(block);
  return paper.bytes(content, foot, issuedAt);
}
