declare function packTables(this: { resourcePath: string }, source: string): string;
export default packTables;
