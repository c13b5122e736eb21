import { type ESTree, type Plugin, parseSync } from 'vite';

type Declaration = { code: string; isExported: boolean };
type Source = { imports: string[]; declarations: Map<string, Declaration> };

const mark = '?export=';

/**
 * Makes each export of a large generated module a module of its own while building. A chunk holds
 * whole modules, so without this the first page would bring the decoders of every other.
 * The modules must be free of side effects.
 */
export function splitExports(files: RegExp): Plugin {
  const sources = new Map<string, Source>();
  return {
    name: 'trainyard-split-exports',
    apply: 'build',
    transform(code, id) {
      if (!files.test(id)) return null;
      const source = read(code, id);
      sources.set(id, source);
      const lines = [...source.declarations]
        .filter(([, { isExported }]) => isExported)
        .map(([name]) => `export { ${name} } from ${JSON.stringify(id + mark + name)};`);
      return { code: lines.join('\n'), map: null, moduleSideEffects: false };
    },
    resolveId: (id) => (id.includes(mark) ? id : null),
    load(id) {
      const [file = '', name = ''] = id.split(mark);
      const source = sources.get(file);
      if (!source) return null;
      return { code: moduleOf(name, file, source), map: null, moduleSideEffects: false };
    },
  };
}

/** The declaration with what it names: its neighbours, each a module too, and the file's own imports. */
function moduleOf(name: string, file: string, { imports, declarations }: Source): string {
  const code = declarations.get(name)?.code ?? '';
  const words = new Set(code.match(/[\w$]+/g));
  const neighbours = [...declarations.keys()]
    .filter((other) => other !== name && words.has(other))
    .map((other) => `import { ${other} } from ${JSON.stringify(file + mark + other)};`);
  return [...imports, ...neighbours, code, `export { ${name} };`].join('\n');
}

function read(code: string, file: string): Source {
  const source: Source = { imports: [], declarations: new Map() };
  const text = (node: { start: number; end: number }) => code.slice(node.start, node.end);
  for (const statement of parseSync(file, code, { lang: 'js' }).program.body) {
    if (statement.type === 'ImportDeclaration') source.imports.push(text(statement));
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    for (const name of namesOf(declaration))
      source.declarations.set(name, { code: text(declaration ?? statement), isExported });
  }
  return source;
}

type Node = ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration | null;

function namesOf(node: Node): string[] {
  if (node?.type === 'FunctionDeclaration') return node.id ? [node.id.name] : [];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
