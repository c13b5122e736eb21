import type { DeclaredTypes, TypesBase } from './declare';
import { sharedIn, type TypesFile, writtenIn } from './delta';
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
