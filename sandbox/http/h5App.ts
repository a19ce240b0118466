/** A build that is under way, or has failed. */
export interface H5Build {
  /** Which app waits for it: the main brand, or another. */
  of: 'app' | 'brands';
  /** Since it was asked for. */
  seconds: number;
  /** Seconds that it takes as a rule. */
  usual: number;
  /** The last lines of a build that has failed. */
  failed: string[] | null;
}

/** The builds of the H5 app that a sandbox serves. */
export interface H5App {
  /** Their folders; a file is taken from the first that has it. */
  folders: string[];
  /** Folder of the build that shows the brand `?brand=` names; a missing one is begun, and told how far it is. */
  open: (brand: string | null) => string | H5Build;
  /** Lets failed builds be tried again. */
  retry?: () => void;
}

/** One build, which is made elsewhere. */
export const builtInto = (folder: string): H5App => ({ folders: [folder], open: () => folder });
