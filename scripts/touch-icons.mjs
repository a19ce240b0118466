// npm run touch-icons: draws config/touchIcons, the mark on each brand's colour for a phone's home screen.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markPicture, touchIcon } from '../config/brandFiles.ts';
import { variants } from '../src/variants/table.ts';
import { root } from './lib/root.mjs';
import { findChromium } from './lib/tools.mjs';

const SIZE = 180;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touch-icons-'));
const page = path.join(folder, 'icon.html');
const marked = Object.values(variants).filter((brand) => brand.marked);
for (const color of new Set(marked.map(({ theme }) => theme.main))) {
  fs.writeFileSync(page, `<style>body{margin:0}svg{display:block}</style>${markPicture(color, 0)}`);
  const file = path.join(root, 'config', touchIcon(color));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  execFileSync(
    findChromium(),
    [
      ...['--headless', '--no-sandbox', '--hide-scrollbars', `--window-size=${SIZE},${SIZE}`],
      ...[`--screenshot=${file}`, `file://${page}`],
    ],
    { stdio: 'ignore' },
  );
  console.log(path.relative(process.cwd(), file));
}
fs.rmSync(folder, { recursive: true });
