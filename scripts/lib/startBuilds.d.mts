import type { H5App } from '../../sandbox/http/h5App';

export function startBuilds(options: {
  main: string;
  every: string;
  first: string;
  folderOf: (name: string) => string;
  isBuilt: (name: string) => boolean;
  build: (name: string) => Promise<void>;
  usual: (name: string) => number;
}): H5App;
