// Which tests run code, and which only compare tables (`npm run conformance`).
import path from 'node:path';
import ts from 'typescript';

/** The app's and the sandbox's, and what tests share to read them. */
const TABLE =
  /^(src\/(contracts|domain|schemas|variants|routes$|ui\/theme|i18n\/first)\b|locales\/|sandbox\/(seed|fixtures|domains\/.*\/refusals$)|config$|test\/fixtures\/|.*\.json$|.*\/property$)/;
/** Runs nothing that a person would notice. */
const LOOKS_UP = /^(t|tKey|hasText)$/;
/** Packages that build or open what our settings describe. */
const TOOL = /^(webpack|jsdom|playwright-core)$/;

export type ReadFile = (file: string) => string | undefined;
type Origin = ts.Node | { from: string; name?: string };

/** From the root; undefined: a package. */
function placeOf(from: string, file: string): string | undefined {
  if (from.startsWith('@/')) return `src/${from.slice(2)}`;
  if (from.startsWith('@locales/')) return from.slice(1);
  return from.startsWith('.') ? path.join(path.dirname(file), from) : undefined;
}

/** The project's; a helper of tests counts if it loads some. */
function isCode(from: string, file: string, read: ReadFile, seen: Set<string>): boolean {
  const place = placeOf(from, file);
  if (place === undefined) return TOOL.test(from);
  if (TABLE.test(place)) return false;
  const found = ['.ts', '.tsx', '/index.ts']
    .map((end) => place + end)
    .find((name) => read(name) !== undefined);
  if (!found?.startsWith('test/')) return true;
  if (seen.has(found)) return false;
  seen.add(found);
  const helper = ts.createSourceFile(found, read(found)!, ts.ScriptTarget.Latest, true);
  return loadedIn(helper).some((own) => isCode(own, found, read, seen));
}

/** By `import(…)`, `require(…)` or `requireActual(…)`. */
function loadedBy(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const loads = expression.kind === ts.SyntaxKind.ImportKeyword || /^require(Actual)?$/.test(name);
  return loads && given[0] && ts.isStringLiteralLike(given[0]) ? given[0].text : undefined;
}

const moduleOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string =>
  (moduleSpecifier as ts.StringLiteral).text;

/** Names that an import brings at run time; none: it is loaded for what it does. */
function broughtBy({ importClause }: ts.ImportDeclaration): ts.Identifier[] | 'types' {
  if (importClause?.isTypeOnly) return 'types';
  const { name, namedBindings } = importClause ?? {};
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return [namedBindings.name];
  const named = (namedBindings?.elements ?? []).filter((one) => !one.isTypeOnly).map((one) => one.name);
  return namedBindings && !name && named.length === 0 ? 'types' : [...(name ? [name] : []), ...named];
}

function loadedIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && broughtBy(node) !== 'types') found.push(moduleOf(node));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) found.push(moduleOf(node));
    const from = loadedBy(node);
    if (from !== undefined) found.push(from);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Imports, declarations and assignments by name. */
function originsIn(source: ts.SourceFile): Map<string, Origin[]> {
  const origins = new Map<string, Origin[]>();
  const add = (name: ts.Node, origin: Origin): void => {
    if (ts.isIdentifier(name)) origins.set(name.text, [...(origins.get(name.text) ?? []), origin]);
    else ts.forEachChild(name, (child) => add(child, origin));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const brought = broughtBy(node);
      for (const name of brought === 'types' ? [] : brought)
        add(name, { from: moduleOf(node), name: name.text });
      return;
    }
    if (ts.isVariableDeclaration(node) && node.initializer) add(node.name, node.initializer);
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) add(node.name, node);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      add(node.left, node.right);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return origins;
}

/** Tells of a test's call whether it reaches code, by whatever names. */
export function driversOf(source: ts.SourceFile, read: ReadFile): (test: ts.Node) => boolean {
  const origins = originsIn(source);
  const loads = (from: string) => isCode(from, source.fileName, read, new Set());
  return (test) => {
    const seen = new Set<string>();
    const brings = (origin: Origin): boolean => {
      if (!('from' in origin)) return reaches(origin);
      return !(origin.from === '@/i18n' && LOOKS_UP.test(origin.name ?? '')) && loads(origin.from);
    };
    const reaches = (node: ts.Node): boolean => {
      if (ts.isTypeNode(node)) return false;
      const from = loadedBy(node);
      if (from !== undefined && loads(from)) return true;
      if (ts.isPropertyAccessExpression(node)) return reaches(node.expression);
      if (ts.isPropertyAssignment(node)) return reaches(node.initializer);
      if (ts.isIdentifier(node)) {
        if (seen.has(node.text)) return false;
        seen.add(node.text);
        return (origins.get(node.text) ?? []).some(brings);
      }
      return ts.forEachChild(node, (child) => reaches(child) || undefined) ?? false;
    };
    return reaches(test);
  };
}
