// The components of src/ui and what they take, read from the types (`npm run components`).
import path from 'node:path';
import ts from 'typescript';

export interface Prop {
  name: string;
  type: string;
  optional: boolean;
  /** As the component writes it. */
  ifAbsent?: string;
  says: string;
}
export interface Component {
  name: string;
  file: string;
  says: string;
  /** Type of the value, where it takes `FieldProps`. */
  fieldOf?: string;
  /** Without those of `FieldProps`. */
  props: Prop[];
}
export interface NamedType {
  name: string;
  file: string;
  /** Of a short one without fields. */
  text?: string;
  props: Prop[];
}
export interface Ui {
  components: Component[];
  /** Props of `FieldProps`. */
  field: Prop[];
  /** Types of src/ui that props name. */
  types: NamedType[];
}

const FIELD_PROPS = 'src/ui/field/fieldProps.ts';
/** More members of a named union are not spelled out. */
const MOST_MEMBERS = 8;
const SHORT_TYPE = 120;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();
const byName = <T extends { name: string }>(rows: Iterable<T>) =>
  [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));
const isTwin = (file: string) => /\.(h5|weapp|alipay|test)\.tsx$/.test(file);

export function readUi(root: string): Ui {
  const files = ts.sys.readDirectory(path.join(root, 'src/ui'), ['.tsx']).filter((file) => !isTwin(file));
  const program = programOf(files);
  const reader = readerOf(program.getTypeChecker(), root);
  const sourceOf = (file: string) => program.getSourceFile(file) as ts.SourceFile;
  const components = byName(files.flatMap((file) => reader.components(sourceOf(file))));
  const field = reader.fieldProps(sourceOf(path.join(root, FIELD_PROPS)));
  return { components, field, types: byName(reader.types.values()) };
}

/** Only src/ui is read: what it takes from elsewhere is named, not looked into. */
function programOf(files: string[]): ts.Program {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es5.d.ts'],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}

function readerOf(checker: ts.TypeChecker, root: string) {
  const types = new Map<string, NamedType>();
  const fileOf = (node: ts.Node) => path.relative(root, node.getSourceFile().fileName);
  const saysOf = (symbol: ts.Symbol) =>
    oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const isOfFields = (symbol: ts.Symbol) =>
    symbol.declarations?.some((declaration) => fileOf(declaration) === FIELD_PROPS) === true;

  function declarationOf(name: ts.EntityName) {
    const symbol = checker.getSymbolAtLocation(name);
    const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return own?.declarations?.find(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    );
  }

  function keepType(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): void {
    const [name, file] = [declaration.name.text, fileOf(declaration)];
    if (!file.startsWith('src/ui/') || types.has(name) || name.endsWith('Props')) return;
    const type = ts.isInterfaceDeclaration(declaration) ? declaration : declaration.type;
    const hasOwn = ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type);
    const row: NamedType = { name, file, props: [] };
    types.set(name, row);
    const text = oneLine(type.getText());
    if (!hasOwn && text.length <= SHORT_TYPE) row.text = text;
    if (hasOwn)
      row.props = checker
        .getTypeAtLocation(declaration)
        .getProperties()
        .map((prop) => propOf(prop));
  }

  /** As written; a short union is spelled out, another type of src/ui is kept. */
  function written(node: ts.TypeNode): string {
    const spelledOut = new Map<ts.Node, string>();
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeReferenceNode(inner)) {
        const declaration = declarationOf(inner.typeName);
        const alias = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
        if (
          alias &&
          ts.isUnionTypeNode(alias) &&
          alias.types.length <= MOST_MEMBERS &&
          alias.types.every(ts.isLiteralTypeNode)
        )
          spelledOut.set(inner, oneLine(alias.getText()));
        else if (declaration) keepType(declaration);
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return spelledOut.get(node) ?? oneLine(node.getText());
  }

  function propOf(symbol: ts.Symbol, defaults?: Map<string, string>): Prop {
    const node = symbol.declarations?.find(ts.isPropertySignature)?.type;
    const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    const type = node ? written(node) : checker.typeToString(checker.getTypeOfSymbol(symbol));
    const ifAbsent = defaults?.get(symbol.name);
    return {
      name: symbol.name,
      type: optional ? type.replace(/ \| undefined$/, '') : type,
      optional,
      ...(ifAbsent && { ifAbsent }),
      says: saysOf(symbol),
    };
  }

  /** Wherever the file takes these props apart. */
  function defaultsIn(source: ts.SourceFile, props: readonly ts.Symbol[]): Map<string, string> {
    const found = new Map<string, string>();
    const names = new Set(props.map(({ name }) => name));
    const visit = (node: ts.Node): void => {
      if (ts.isObjectBindingPattern(node)) {
        const from = ts.isVariableDeclaration(node.parent) ? node.parent.initializer : node.parent;
        const own = from ? checker.getTypeAtLocation(from).getProperties() : [];
        if (own.length > 0 && own.every(({ name }) => names.has(name)))
          for (const { name, propertyName, initializer } of node.elements)
            if (initializer) found.set((propertyName ?? name).getText(), oneLine(initializer.getText()));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  function componentOf(symbol: ts.Symbol, source: ts.SourceFile): Component[] {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature || !/^[A-Z]/.test(symbol.name)) return [];
    const [parameter] = signature.getParameters();
    const all = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : [];
    const value = all.find((prop) => prop.name === 'value' && isOfFields(prop));
    const fieldOf = value && checker.getTypeOfSymbol(value);
    for (const declaration of fieldOf?.symbol?.declarations ?? [])
      if (ts.isInterfaceDeclaration(declaration)) keepType(declaration);
    const defaults = defaultsIn(source, all);
    const own = value ? all.filter((prop) => !isOfFields(prop)) : all;
    return [
      {
        name: symbol.name,
        file: fileOf(source),
        says: saysOf(symbol),
        ...(fieldOf && { fieldOf: checker.typeToString(fieldOf) }),
        props: own.map((prop) => propOf(prop, defaults)),
      },
    ];
  }

  const exportsOf = (source: ts.SourceFile) => {
    const module = checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  return {
    types,
    components: (source: ts.SourceFile) =>
      exportsOf(source)
        .filter(({ declarations }) => declarations?.[0]?.getSourceFile() === source)
        .flatMap((symbol) => componentOf(symbol, source)),
    fieldProps: (source: ts.SourceFile) =>
      exportsOf(source)
        .filter(({ flags }) => flags & ts.SymbolFlags.Interface)
        .flatMap((symbol) => checker.getDeclaredTypeOfSymbol(symbol).getProperties())
        .map((prop) => propOf(prop)),
  };
}
