import ts from 'typescript';
import type { DeclaredTypes, TypesBase } from './declare';
import { keyOf, sharedIn, type TypesFile, writtenIn } from './delta';
import { aliasesIn, argumentsOf, reached, referredIn } from './named-types';
import { printed } from './operation-types';
import { indexOfDocument, indexOfSignatures, type TypeIndex } from './type-indexes';

/**
 * The files `types`, `wire`, `signatures` and `document` of a contract. With a base, whose files are in the
 * folder above, they declare only what differs and export the rest from there.
 */
export const emitTypes = (own: DeclaredTypes, base?: TypesBase): Record<TypesFile, string> => ({
  types: fileOf('types', { own, base }),
  wire: fileOf('wire', { own, base }),
  signatures: fileOf('signatures', { own, base, index: indexOfSignatures({ own, base }) }),
  document: fileOf('document', { own, base, index: indexOfDocument({ own, base }) }),
});

type Input = { own: DeclaredTypes; base: TypesBase | undefined; index?: TypeIndex };

const noIndex: TypeIndex = { lines: [], refers: [], extended: [] };

function fileOf(file: TypesFile, { own, base, index = noIndex }: Input): string {
  const { declarations } = own;
  const written = writtenIn(file, declarations, base?.same);
  const keys = new Set([...written.flatMap(({ refers }) => refers), ...index.refers]);
  const isWritten = new Set(written.map(({ name }) => name));
  const referred = (home: TypesFile) =>
    [...keys].flatMap((key) => {
      const each = declarations.get(key);
      return each?.file === home ? [each.name] : [];
    });
  const imports = (['types', 'wire'] as const)
    .filter((home) => home !== file)
    .map((home) => importOf(referred(home), `./${home}`));
  const fromBase = referred(file).filter((name) => !isWritten.has(name));
  const shared = base
    ? [
        importOf([...fromBase, ...index.extended], `../${file}`),
        sharedIn(file, declarations, base.same),
      ]
    : [];
  return [
    ...[...imports, ...shared].filter((text) => text !== ''),
    ...written.map(({ text }) => text),
    ...index.lines,
    '',
  ].join('\n');
}

/** An import of types; nothing where there is none. */
export const importOf = (names: Iterable<string>, from: string) => {
  const list = [...new Set(names)].sort();
  return list.length === 0 ? '' : `import type { ${list.join(', ')} } from '${from}';`;
};

/**
 * The bodies of requests as a master reads them, complete and decoded, by operation. The types of
 * the SDK have schemas that are only sent as they are sent, so these are declared here.
 */
export function emitBodies({ decoded, schemas }: DeclaredTypes): string {
  const aliases = aliasesIn(decoded);
  const bodies = [...argumentsOf(decoded)].flatMap(([id, { members }]) => {
    const type = members
      .filter(ts.isPropertySignature)
      .find(({ name }) => printed(name) === 'body')?.type;
    return type ? [[id, type] as const] : [];
  });
  const isDeclared = (name: string) => schemas.get(name) === keyOf('wire', name);
  const names = reached(
    aliases,
    bodies.flatMap(([, type]) => referredIn(type)),
  );
  const own = [...names].filter(isDeclared).sort();
  const nodes = own.flatMap((name) => aliases.get(name) ?? []);
  const referred = [...nodes.map(({ type }) => type), ...bodies.map(([, type]) => type)].flatMap(
    referredIn,
  );
  return [
    importOf(
      referred.filter((name) => aliases.has(name) && !isDeclared(name)),
      '@trainyard/sdk/types',
    ),
    '',
    '/** By operation: the body of its request, complete and decoded. */',
    'export interface Bodies {',
    ...bodies.map(([id, type]) => `  ${id}: ${printed(type)};`),
    '}',
    '',
    ...nodes.map(printed),
    '',
  ].join('\n');
}
