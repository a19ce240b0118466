declare function slimReact(this: { resourcePath: string }, source: string): string;
declare namespace slimReact {
  const KEPT: Readonly<Record<'react' | 'scheduler', ReadonlySet<string>>>;
}
export = slimReact;
