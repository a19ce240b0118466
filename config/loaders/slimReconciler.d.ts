declare function slimReconciler(source: string): string;
declare namespace slimReconciler {
  const HOST: Readonly<Record<string, boolean>>;
  const EXPORTS: ReadonlySet<string>;
  const H5_EXPORTS: ReadonlySet<string>;
  const TYPES_GONE: ReadonlySet<string>;
}
export = slimReconciler;
