import { type Compiler, Compilation, sources } from 'webpack';

/** First files of an H5 build, by page of the route table and by language. */
export interface Preloads {
  pages: Record<string, string[]>;
  texts: Record<string, string>;
}

export const PRELOADS = 'preload.json';

/** Next to index.html: servers or CDNs announce what an address needs (docs/release.md). */
export class PreloadList {
  constructor(private readonly texts: Preloads['texts']) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PreloadList', (compilation) =>
      compilation.hooks.processAssets.tap(
        // Later than the names by content.
        { name: 'PreloadList', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const list: Preloads = { pages: {}, texts: this.texts };
          for (const group of compilation.chunkGroups) {
            if (group.isInitial()) continue;
            const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
            for (const { request } of group.origins)
              if (request?.startsWith('./pages/'))
                list.pages[request.slice(2)] = files.map((file) => `/${file}`);
          }
          compilation.emitAsset(PRELOADS, new sources.RawSource(JSON.stringify(list)));
        },
      ),
    );
  }
}
