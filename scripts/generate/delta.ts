/** The generated files of types, each with declarations of its own. */
export type TypesFile = 'types' | 'wire' | 'signatures';

/** One generated declaration: its text, and the keys of the declarations that it refers to. */
export type Declaration = {
  file: TypesFile;
  name: string;
  text: string;
  refers: readonly string[];
  isExported: boolean;
};
/** Declarations by key. */
export type Declarations = ReadonlyMap<string, Declaration>;

export const keyOf = (file: TypesFile, name: string) => `${file} ${name}`;

/**
 * The keys that two contracts declare alike: with the same text, which refers to declarations that
 * are alike too.
 */
export function alike(own: Declarations, base: Declarations): Set<string> {
  const same = new Set([...own.keys()].filter((key) => isSameText(own.get(key), base.get(key))));
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const key of same)
      if (!own.get(key)?.refers.every((each) => same.has(each))) same.delete(key);
  }
  return same;
}

const isSameText = (one: Declaration | undefined, other: Declaration | undefined) =>
  one !== undefined && one.text === other?.text && one.isExported === other.isExported;

/**
 * The declarations of a file; of a delta those that the base does not have alike. Declarations that
 * the base's file keeps to itself cannot be imported, so they are repeated where one of the others,
 * or one of `roots`, refers to them.
 */
export function writtenIn(file: TypesFile, { own, same, roots = [] }: Written): Declaration[] {
  const repeated = same ? privateReferences({ own, same, roots }) : new Set<string>();
  return [...own]
    .filter(([key, each]) => each.file === file && (!same?.has(key) || repeated.has(key)))
    .map(([, each]) => each);
}

type Written = {
  own: Declarations;
  same?: ReadonlySet<string> | undefined;
  roots?: readonly string[];
};

function privateReferences({ own, same, roots }: Required<Written>): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const each = own.get(key);
    if (!each || each.isExported || found.has(key)) return;
    found.add(key);
    each.refers.forEach(visit);
  };
  roots.forEach(visit);
  for (const [key, { refers }] of own) if (!same?.has(key)) refers.forEach(visit);
  return found;
}

/** Exports the declarations of a base that are alike, one name a line. */
export function sharedIn(file: TypesFile, own: Declarations, same: ReadonlySet<string>): string {
  const names = [...same].flatMap((key) => {
    const each = own.get(key);
    return each?.file === file && each.isExported ? [each.name] : [];
  });
  return names.length === 0
    ? ''
    : `export type {\n${names
        .sort()
        .map((name) => `  ${name},\n`)
        .join('')}} from '../${file}';\n`;
}
