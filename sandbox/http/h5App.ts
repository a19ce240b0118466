export interface H5Build {
  /** Main brand or others. */
  of: 'app' | 'brands';
  seconds: number;
  /** Seconds. */
  usual: number;
  /** Last lines of the error. */
  failed: string[] | null;
}

export interface H5App {
  /** The first folder that has a file wins. */
  folders: string[];
  /** Starts a missing build and returns its progress. */
  open: (brand: string | null) => string | H5Build;
  retry?: () => void;
}

export const builtInto = (folder: string): H5App => ({ folders: [folder], open: () => folder });
