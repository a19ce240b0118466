import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Which JS files a load of the entry or of one `import()` fetches; `scripts/size.mjs` adds them up. */
export interface ChunkFiles {
  entry: string[];
  imports: Record<string, string[]>;
}

/** Webpack plugin: writes the ChunkFiles of a build to `file`. Outside dist, so that nothing of it ships. */
export class ChunkReport {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkReport', (compilation) => {
      const found: ChunkFiles = { entry: [], imports: {} };
      const scripts = (files: string[]): string[] => files.filter((name) => name.endsWith('.js'));
      for (const point of compilation.entrypoints.values()) found.entry.push(...scripts(point.getFiles()));
      for (const group of compilation.chunkGroups) {
        for (const origin of group.origins) {
          if (!group.isInitial()) found.imports[origin.request ?? '?'] = scripts(group.getFiles());
        }
      }
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, `${JSON.stringify(found, null, 2)}\n`);
    });
  }
}
