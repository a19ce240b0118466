import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/** JS files per entry or `import()`, and the modules in each. */
export interface ChunkFiles {
  entry: string[];
  imports: Record<string, string[]>;
  modules: Record<string, string[]>;
}

/** Webpack joins several files into one module. */
function sourcesOf(module: Module & { modules?: Module[] }): string[] {
  if (module.modules) return module.modules.flatMap(sourcesOf);
  const file = module.nameForCondition();
  return file ? [path.relative(process.cwd(), file).split(path.sep).join('/')] : [];
}

/** Outside dist: does not ship. */
export class ChunkReport {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkReport', (compilation) => {
      const found: ChunkFiles = { entry: [], imports: {}, modules: {} };
      const scripts = (files: string[]): string[] => files.filter((name) => name.endsWith('.js'));
      for (const point of compilation.entrypoints.values()) found.entry.push(...scripts(point.getFiles()));
      for (const group of compilation.chunkGroups) {
        for (const origin of group.origins) {
          if (!group.isInitial()) found.imports[origin.request ?? '?'] = scripts(group.getFiles());
        }
      }
      for (const chunk of compilation.chunks) {
        const sources = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(sourcesOf);
        for (const file of scripts([...chunk.files])) found.modules[file] = sources.sort();
      }
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, `${JSON.stringify(found, null, 2)}\n`);
    });
  }
}
