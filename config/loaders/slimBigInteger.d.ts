declare function slimBigInteger(source: string): string;
declare namespace slimBigInteger {
  const METHODS: ReadonlySet<string>;
}
export = slimBigInteger;
