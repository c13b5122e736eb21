import type { DeclaredTypes, TypesBase } from './declare';
import { sharedIn, type TypesFile, writtenIn } from './delta';
import { indexOfSignatures, indexOfTypes, type TypeIndex } from './type-indexes';

/**
 * The files `types`, `wire` and `signatures` of a contract. With a base, whose files are in the
 * folder above, they declare only what differs and export the rest from there.
 */
export const emitTypes = (own: DeclaredTypes, base?: TypesBase): Record<TypesFile, string> => ({
  types: fileOf('types', { own, base, index: indexOfTypes({ own, base }) }),
  wire: fileOf('wire', { own, base }),
  signatures: fileOf('signatures', { own, base, index: indexOfSignatures({ own, base }) }),
});

type Input = { own: DeclaredTypes; base: TypesBase | undefined; index?: TypeIndex };

const noIndex: TypeIndex = { lines: [], refers: [], extended: [] };

function fileOf(file: TypesFile, { own, base, index = noIndex }: Input): string {
  const { declarations } = own;
  const written = writtenIn(file, { own: declarations, same: base?.same, roots: index.refers });
  const keys = new Set([...written.flatMap(({ refers }) => refers), ...index.refers]);
  const isWritten = new Set(written.map(({ name }) => name));
  const referred = (home: TypesFile) =>
    [...keys].flatMap((key) => {
      const each = declarations.get(key);
      return each?.file === home && each.isExported ? [each.name] : [];
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
    ...(file === 'types' ? index.lines : []),
    ...written.map(({ text }) => text),
    ...(file === 'types' ? [] : index.lines),
    '',
  ].join('\n');
}

/** An import of types; nothing where there is none. */
export const importOf = (names: Iterable<string>, from: string) => {
  const list = [...new Set(names)].sort();
  return list.length === 0 ? '' : `import type { ${list.join(', ')} } from '${from}';`;
};
