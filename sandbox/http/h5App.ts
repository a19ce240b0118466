/** Under way or failed. */
export interface H5Build {
  /** Which app waits for it: the main brand, or another. */
  of: 'app' | 'brands';
  /** Since it was requested. */
  seconds: number;
  /** Usual duration in seconds. */
  usual: number;
  /** The last lines of a failed build. */
  failed: string[] | null;
}

export interface H5App {
  /** The first folder that has a file wins. */
  folders: string[];
  /** Folder for `?brand=`; starts a missing build and returns its progress. */
  open: (brand: string | null) => string | H5Build;
  /** Allows failed builds to be tried again. */
  retry?: () => void;
}

/** A finished build. */
export const builtInto = (folder: string): H5App => ({ folders: [folder], open: () => folder });
