declare function slimDecimal(source: string): string;
declare namespace slimDecimal {
  const METHODS: ReadonlySet<string>;
  const STATICS: ReadonlySet<string>;
}
export = slimDecimal;
