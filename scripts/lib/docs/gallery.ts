// The part of test/gallery that draws a component: `?part=<name>`.
import ts from 'typescript';

export interface GalleryFile {
  /** As imported: `parts/forms`. */
  file: string;
  text: string;
}

const identifiersIn = (node: ts.Node): string[] => {
  const found: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) found.push(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
};

/** By names used; `page` has the table `parts`. */
export function galleryParts(page: string, files: readonly GalleryFile[]): Map<string, string[]> {
  const rows = [...page.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, part = '', name = '']) => ({
    part,
    name,
  }));
  const parts = new Map<string, string[]>();
  for (const { file, text } of files) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const own = new Map(
      source.statements.flatMap((node) =>
        ts.isFunctionDeclaration(node) && node.name ? [[node.name.text, identifiersIn(node)] as const] : [],
      ),
    );
    const usedBy = (name: string, seen: Set<string>): string[] => {
      if (seen.has(name)) return [];
      seen.add(name);
      const used = own.get(name) ?? [];
      return [...used, ...used.flatMap((inner) => usedBy(inner, seen))];
    };
    for (const { part, name } of rows)
      for (const used of own.has(name) ? new Set(usedBy(name, new Set())) : [])
        parts.set(used, [...(parts.get(used) ?? []), part]);
  }
  return parts;
}
