declare function slimReconciler(source: string): string;
declare namespace slimReconciler {
  const HOST: Readonly<Record<string, boolean>>;
  const EXPORTS: ReadonlySet<string>;
}
export = slimReconciler;
