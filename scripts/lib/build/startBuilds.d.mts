/** H5App of sandbox/http/h5App.ts. */
export function startBuilds(options: {
  main: string;
  every: string;
  first: string;
  folderOf: (name: string) => string;
  isBuilt: (name: string) => boolean;
  build: (name: string) => Promise<void>;
  usual: (name: string) => number;
}): {
  folders: string[];
  open: (
    brand: string | null,
  ) => string | { of: 'app' | 'brands'; seconds: number; usual: number; failed: string[] | null };
  retry: () => void;
};
