import ts from 'typescript';
import type { DeclaredTypes, TypesBase } from './declare';
import {
  equalKeys,
  keyOf,
  omitting,
  type Piece,
  sharedIn,
  type TypesFile,
  writtenIn,
} from './delta';
import { aliasesIn, argumentsOf, reached, referredIn } from './named-types';
import { printed } from './operation-types';
import { indexOfDocument, indexOfSignatures, type TypeIndex } from './type-indexes';

/**
 * The files `types`, `wire`, `signatures` and `document` of a contract. With a base, whose files
 * are in the folder above, they declare only differences and re-export the rest from there.
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
  const ownTypes = writtenIn(file, declarations, base?.same);
  const keys = new Set([...ownTypes.flatMap(({ refers }) => refers), ...index.refers]);
  const isWritten = new Set(ownTypes.map(({ name }) => name));
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
    ...ownTypes.map(({ text }) => text),
    ...index.lines,
    '',
  ].join('\n');
}

/** An import of types; empty without names. */
export const importOf = (names: Iterable<string>, from: string) => {
  const list = [...new Set(names)].sort();
  return list.length === 0 ? '' : `import type { ${list.join(', ')} } from '${from}';`;
};

/** The bodies of a contract by operation, and the types that only bodies have. */
type BodyParts = {
  bodies: ReadonlyMap<string, ts.TypeNode>;
  own: ReadonlyMap<string, ts.TypeAliasDeclaration>;
  /** returns true for types of the SDK */
  isShared: (name: string) => boolean;
};

function bodyPartsOf({ decoded, schemas }: DeclaredTypes): BodyParts {
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
  return {
    bodies: new Map(bodies),
    own: new Map(
      own.flatMap((name) => {
        const alias = aliases.get(name);
        return alias ? [[name, alias] as const] : [];
      }),
    ),
    isShared: (name) => aliases.has(name) && !isDeclared(name),
  };
}

const bodyKey = (id: string) => `body ${id}`;
const ownKey = (name: string) => `own ${name}`;

/** The texts of bodies and of their types, for comparing with another contract. */
function piecesOf({ bodies, own, isShared }: BodyParts): Map<string, Piece> {
  const refers = (node: ts.Node) =>
    referredIn(node)
      .filter((name) => own.has(name) || isShared(name))
      .map((name) => (own.has(name) ? ownKey(name) : keyOf('types', name)));
  return new Map<string, Piece>([
    ...[...bodies].map(
      ([id, type]) => [bodyKey(id), { text: printed(type), refers: refers(type) }] as const,
    ),
    ...[...own].map(
      ([name, alias]) =>
        [ownKey(name), { text: printed(alias), refers: refers(alias.type) }] as const,
    ),
  ]);
}

/** The bodies and types that both contracts share, and those of the SDK. */
function alikeBodies(own: BodyParts, base: TypesBase): Set<string> {
  const shared = [...base.same].map((key) => [key, { text: '', refers: [] }] as const);
  return equalKeys(
    new Map([...piecesOf(own), ...shared]),
    new Map([...piecesOf(bodyPartsOf(base)), ...shared]),
  );
}

/**
 * The bodies of requests in the master's form, complete and decoded, by operation. The types of the
 * SDK have sent-only schemas in their sent form, so these are declared here. With a base, whose
 * file is `bodies`, declares only differences.
 * @param importing the lines that import the types of the SDK
 */
export function emitBodies(
  declared: DeclaredTypes,
  importing: (names: string[]) => string[],
  base?: TypesBase,
): string {
  const parts = bodyPartsOf(declared);
  const same = base ? alikeBodies(parts, base) : new Set<string>();
  const bodies = [...parts.bodies].filter(([id]) => !same.has(bodyKey(id)));
  const nodes = [...parts.own].filter(([name]) => !same.has(ownKey(name)));
  const referred = new Set(
    [...nodes.map(([, { type }]) => type), ...bodies.map(([, type]) => type)].flatMap(referredIn),
  );
  const fromBase = [...referred].filter((name) => same.has(ownKey(name)));
  const older = base && bodyPartsOf(base).bodies;
  const replaced = [...(older?.keys() ?? [])].filter((id) => !same.has(bodyKey(id)));
  return [
    ...(older ? [importOf(['Bodies as Bodies023', ...fromBase], './bodies')] : []),
    ...importing([...referred].filter(parts.isShared).sort()),
    '',
    '/** By operation: the body of its request, complete and decoded. */',
    ...(older
      ? omitting('export interface Bodies extends Omit<Bodies023, ', {
          names: replaced,
          end: '> {',
        })
      : ['export interface Bodies {']),
    ...bodies.map(([id, type]) => `  ${id}: ${printed(type)};`),
    '}',
    '',
    ...nodes.map(([, alias]) => printed(alias)),
    '',
  ].join('\n');
}
