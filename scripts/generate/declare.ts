import ts from 'typescript';
import type { Contract, Operation } from './contract';
import {
  type Declaration,
  type Declarations,
  equalKeys,
  keyOf,
  type Piece,
  type TypesFile,
} from './delta';
import {
  type Aliases,
  aliasesIn,
  argumentsOf,
  printed,
  reached,
  referredIn,
  renamed,
  withReferences,
} from './named-types';
import { operationText } from './operation-types';
import { declarationsOf, decodedView } from './views';

/** The types of a contract, as declarations that can be compared with those of another one. */
export type DeclaredTypes = {
  declarations: Declarations;
  /** every schema, with the key of its declaration */
  schemas: ReadonlyMap<string, string>;
  /** openapi-typescript's declarations of the decoded view */
  decoded: ts.Node[];
  /** the members of openapi-typescript's `operations`, by operation */
  members: ReadonlyMap<string, Piece>;
  operations: readonly Operation[];
};

/**
 * The types of an older contract, and the parts that both share: keys of declarations, and members.
 */
export type TypesBase = DeclaredTypes & {
  same: ReadonlySet<string>;
  sameMembers: ReadonlySet<string>;
};

/** An older contract as the base of another one. */
export function baseOf(own: DeclaredTypes, base: DeclaredTypes): TypesBase {
  const same = equalKeys(own.declarations, base.declarations);
  const sameMembers = [...own.members]
    .filter(([id, { text }]) => base.members.get(id)?.text === text)
    .filter(([, { refers }]) => refers.every((key) => same.has(key)))
    .map(([id]) => id);
  return { ...base, same, sameMembers: new Set(sameMembers) };
}

const upper = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** The name of the type of a call's one argument: `GetExperimentArgs`. */
export const argsName = (id: string) => `${upper(id)}Args`;

/** The name of the type of the same argument with names of the previous release. */
export const formerArgsName = (id: string) => `${upper(id)}FormerArgs`;

/** The operations whose arguments had other names in the previous release. */
export const isRenamed = ({ parameters }: Operation) => parameters.some(({ former }) => former);

/**
 * Arguments with names of the previous release. `All` is the form with the names of today, because
 * the rest of them differs between masters.
 */
function formerArgs({ id, parameters }: Operation): string {
  const renamed = parameters.filter(({ former }) => former);
  return [
    `/** The arguments of \`${id}\` with names of the previous release. */`,
    `export type ${formerArgsName(id)}<All = ${argsName(id)}> = Omit<All, ${renamed.map(({ name }) => `'${name}'`).join(' | ')}> & {`,
    ...renamed.flatMap(({ name, former }) => [
      `    /** @deprecated Use \`${name}\`; accepted until the next release. */`,
      `    ${former}: ${argsName(id)}['${name}'];`,
    ]),
    '};',
  ].join('\n');
}

/**
 * Declares the types of a contract: `types` as answers are decoded, `wire` as requests are sent, if
 * that is another type, and `signatures`, the arguments of each call. A schema that is only sent
 * has the wire's type under its own name; one that is also answered has it as `CheckpointInput`.
 */
export async function declareTypes({ document, operations }: Contract): Promise<DeclaredTypes> {
  const decoded = await declarationsOf(decodedView(document));
  const sent = await declarationsOf(document);
  const [answered, sentAliases] = [aliasesIn(decoded), aliasesIn(sent)];
  const args = argumentsOf(sent);
  const answers = reached(
    answered,
    operations.map(({ response }) => response),
  );
  const inputs = reached(sentAliases, [...args.values()].flatMap(referredIn));
  const differing = differingIn(answered, sentAliases);
  const isSentOnly = (name: string) =>
    inputs.has(name) && differing.has(name) && !answers.has(name);
  // messages that no call sends as a whole, such as one whose parts are path and body
  const wrappers = [...sentAliases.keys()].filter(
    (name) => !answers.has(name) && [...reached(sentAliases, [name])].some(isSentOnly),
  );
  const sentNames = new Set([...inputs, ...reached(sentAliases, wrappers)]);
  const own = new Set([...sentNames].filter((name) => differing.has(name)));
  const nameFor = (name: string) => (own.has(name) && answers.has(name) ? `${name}Input` : name);

  const declarations = new Map<string, Declaration>();
  const add = (file: TypesFile, { name, text, refers }: Omit<Declaration, 'file'>) =>
    declarations.set(keyOf(file, name), { file, name, text, refers });
  const decodedKey = (name: string) =>
    keyOf(own.has(name) && !answers.has(name) ? 'wire' : 'types', name);
  const decodedKeys = (node: ts.Node) =>
    referredIn(node)
      .filter((name) => answered.has(name))
      .map(decodedKey);
  const sentKeys = (node: ts.Node) =>
    referredIn(node)
      .filter((name) => sentAliases.has(name))
      .map((name) => (own.has(name) ? keyOf('wire', nameFor(name)) : keyOf('types', name)));

  const schemas = new Map(
    [...answered.keys()]
      .filter((name) => !notSchemas.includes(name))
      .map((name) => [name, decodedKey(name)]),
  );
  for (const [name, key] of schemas) {
    const node = answered.get(name);
    if (node && key === keyOf('types', name))
      add('types', { name, text: printed(node), refers: decodedKeys(node.type) });
  }
  for (const name of [...own].sort()) {
    const node = sentAliases.get(name);
    if (!node) continue;
    const text = printed(renamed(node, nameFor));
    add('wire', { name: nameFor(name), text, refers: sentKeys(node.type) });
  }
  for (const operation of operations) {
    const { id } = operation;
    const type = args.get(id);
    const isEmpty = !type || type.members.length === 0;
    const fields = isEmpty ? 'Record<never, never>' : printed(withReferences(type, nameFor));
    const text = `/** The arguments of \`${id}\`. */\nexport type ${argsName(id)} = ${fields};`;
    add('signatures', { name: argsName(id), text, refers: type ? sentKeys(type) : [] });
    if (isRenamed(operation))
      add('signatures', {
        name: formerArgsName(id),
        text: formerArgs(operation),
        refers: [keyOf('signatures', argsName(id))],
      });
  }
  const members = operationMembers(decoded).map(
    (member) =>
      [nameOf(member), { text: operationText(member), refers: decodedKeys(member) }] as const,
  );
  return { declarations, schemas, decoded, members: new Map(members), operations };
}

// openapi-typescript declares these in addition to the schemas
const notSchemas = ['webhooks', '$defs'];

const nameOf = ({ name }: ts.PropertySignature) => (ts.isIdentifier(name) ? name.text : '');

const operationMembers = (nodes: ts.Node[]): ts.PropertySignature[] =>
  nodes
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'operations')
    .flatMap(({ members }) => members.filter(ts.isPropertySignature));

/** The schemas that differ between the views, directly or through their references. */
function differingIn(answered: Aliases, sentAliases: Aliases) {
  const names = [...sentAliases.keys()];
  const textOf = (aliases: Aliases, name: string) => {
    const node = aliases.get(name);
    return node ? printed(node) : '';
  };
  const differing = new Set(
    names.filter((name) => textOf(answered, name) !== textOf(sentAliases, name)),
  );
  for (let size = -1; size < differing.size; ) {
    size = differing.size;
    for (const [name, node] of sentAliases)
      if (referredIn(node.type).some((each) => differing.has(each))) differing.add(name);
  }
  return differing;
}
