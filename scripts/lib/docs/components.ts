// src/ui's components and what they take, by types (`npm run components`).
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
  /** The value's type, if it takes `FieldProps`. */
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
  /** Of src/ui, named by props. */
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
  const reader = new UiReader(program.getTypeChecker(), root);
  const sourceOf = (file: string) => program.getSourceFile(file) as ts.SourceFile;
  const components = byName(files.flatMap((file) => reader.components(sourceOf(file))));
  const field = reader.fieldProps(sourceOf(path.join(root, FIELD_PROPS)));
  return { components, field, types: byName(reader.types.values()) };
}

/** Reads src/ui only: others are named, not looked into. */
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

class UiReader {
  readonly types = new Map<string, NamedType>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string,
  ) {}

  components(source: ts.SourceFile): Component[] {
    return this.exportsOf(source)
      .filter(({ declarations }) => declarations?.[0]?.getSourceFile() === source)
      .flatMap((symbol) => this.componentOf(symbol, source));
  }

  fieldProps(source: ts.SourceFile): Prop[] {
    return this.exportsOf(source)
      .filter(({ flags }) => flags & ts.SymbolFlags.Interface)
      .flatMap((symbol) => this.checker.getDeclaredTypeOfSymbol(symbol).getProperties())
      .map((prop) => this.propOf(prop));
  }

  private exportsOf(source: ts.SourceFile): ts.Symbol[] {
    const module = this.checker.getSymbolAtLocation(source);
    return module ? this.checker.getExportsOfModule(module) : [];
  }

  private fileOf(node: ts.Node): string {
    return path.relative(this.root, node.getSourceFile().fileName);
  }

  private saysOf(symbol: ts.Symbol): string {
    return oneLine(ts.displayPartsToString(symbol.getDocumentationComment(this.checker)));
  }

  private isOfFields(symbol: ts.Symbol): boolean {
    return symbol.declarations?.some((declaration) => this.fileOf(declaration) === FIELD_PROPS) === true;
  }

  private declarationOf(name: ts.EntityName) {
    const symbol = this.checker.getSymbolAtLocation(name);
    const own =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return own?.declarations?.find(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    );
  }

  private keepType(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): void {
    const [name, file] = [declaration.name.text, this.fileOf(declaration)];
    if (!file.startsWith('src/ui/') || this.types.has(name) || name.endsWith('Props')) return;
    const type = ts.isInterfaceDeclaration(declaration) ? declaration : declaration.type;
    const hasOwn = ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type);
    const row: NamedType = { name, file, props: [] };
    this.types.set(name, row);
    const text = oneLine(type.getText());
    if (!hasOwn && text.length <= SHORT_TYPE) row.text = text;
    if (hasOwn)
      row.props = this.checker
        .getTypeAtLocation(declaration)
        .getProperties()
        .map((prop) => this.propOf(prop));
  }

  /** As written; a short union is spelled out, another type of src/ui is kept. */
  private written(node: ts.TypeNode): string {
    const spelledOut = new Map<ts.Node, string>();
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeReferenceNode(inner)) {
        const declaration = this.declarationOf(inner.typeName);
        const alias = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
        if (
          alias &&
          ts.isUnionTypeNode(alias) &&
          alias.types.length <= MOST_MEMBERS &&
          alias.types.every(ts.isLiteralTypeNode)
        )
          spelledOut.set(inner, oneLine(alias.getText()));
        else if (declaration) this.keepType(declaration);
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return spelledOut.get(node) ?? oneLine(node.getText());
  }

  private propOf(symbol: ts.Symbol, defaults?: Map<string, string>): Prop {
    const node = symbol.declarations?.find(ts.isPropertySignature)?.type;
    const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    const type = node ? this.written(node) : this.checker.typeToString(this.checker.getTypeOfSymbol(symbol));
    const ifAbsent = defaults?.get(symbol.name);
    return {
      name: symbol.name,
      type: optional ? type.replace(/ \| undefined$/, '') : type,
      optional,
      ...(ifAbsent && { ifAbsent }),
      says: this.saysOf(symbol),
    };
  }

  /** Wherever these props are taken apart. */
  private defaultsIn(source: ts.SourceFile, props: readonly ts.Symbol[]): Map<string, string> {
    const found = new Map<string, string>();
    const names = new Set(props.map(({ name }) => name));
    const visit = (node: ts.Node): void => {
      if (ts.isObjectBindingPattern(node)) {
        const from = ts.isVariableDeclaration(node.parent) ? node.parent.initializer : node.parent;
        const own = from ? this.checker.getTypeAtLocation(from).getProperties() : [];
        if (own.length > 0 && own.every(({ name }) => names.has(name)))
          for (const { name, propertyName, initializer } of node.elements)
            if (initializer) found.set((propertyName ?? name).getText(), oneLine(initializer.getText()));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  private componentOf(symbol: ts.Symbol, source: ts.SourceFile): Component[] {
    const [signature] = this.checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature || !/^[A-Z]/.test(symbol.name)) return [];
    const [parameter] = signature.getParameters();
    const all = parameter ? this.checker.getTypeOfSymbol(parameter).getProperties() : [];
    const value = all.find((prop) => prop.name === 'value' && this.isOfFields(prop));
    const fieldOf = value && this.checker.getTypeOfSymbol(value);
    for (const declaration of fieldOf?.symbol?.declarations ?? [])
      if (ts.isInterfaceDeclaration(declaration)) this.keepType(declaration);
    const defaults = this.defaultsIn(source, all);
    const own = value ? all.filter((prop) => !this.isOfFields(prop)) : all;
    return [
      {
        name: symbol.name,
        file: this.fileOf(source),
        says: this.saysOf(symbol),
        ...(fieldOf && { fieldOf: this.checker.typeToString(fieldOf) }),
        props: own.map((prop) => this.propOf(prop, defaults)),
      },
    ];
  }
}
