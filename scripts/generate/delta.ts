/**
 * The generated files of types, each with its own declarations; `document` only has
 * openapi-typescript's interfaces.
 */
export type TypesFile = 'types' | 'wire' | 'signatures' | 'document';

/** One generated piece of text, and the keys of the pieces that it references. */
export type Piece = { text: string; refers: readonly string[] };
/** One generated declaration of a type. */
export type Declaration = Piece & { file: TypesFile; name: string };
/** Declarations by key. */
export type Declarations = ReadonlyMap<string, Declaration>;

export const keyOf = (file: TypesFile, name: string) => `${file} ${name}`;

/** The keys of equal parts of two contracts: with the same text, which references equal parts. */
export function equalKeys(
  own: ReadonlyMap<string, Piece>,
  base: ReadonlyMap<string, Piece>,
): Set<string> {
  const same = new Set(
    [...own].flatMap(([key, { text }]) => (text === base.get(key)?.text ? key : [])),
  );
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const key of same)
      if (!own.get(key)?.refers.every((each) => same.has(each))) same.delete(key);
  }
  return same;
}

/** The declarations of a file; for a delta only those that differ from the base. */
export const writtenIn = (file: TypesFile, own: Declarations, same?: ReadonlySet<string>) =>
  [...own].flatMap(([key, each]) => (each.file === file && !same?.has(key) ? [each] : []));

/** Re-exports the shared declarations of a base, one name per line. */
export function sharedIn(file: TypesFile, own: Declarations, same: ReadonlySet<string>): string {
  const names = [...same].flatMap((key) => {
    const each = own.get(key);
    return each?.file === file ? [each.name] : [];
  });
  return names.length === 0
    ? ''
    : `export type {\n${names
        .sort()
        .map((name) => `  ${name},\n`)
        .join('')}} from '../${file}';\n`;
}

/** A union of names, one per line, between a beginning and an end. */
export const omitting = (
  begin: string,
  { names, end }: { names: readonly string[]; end: string },
): string[] =>
  names.length === 0
    ? [`${begin}never${end}`]
    : [begin.trimEnd(), ...[...names].sort().map((name) => `  | '${name}'`), end];
