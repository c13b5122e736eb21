import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract, Operation } from './contract';
import { alike, type Declaration, type Declarations, keyOf, type TypesFile } from './delta';
import { argumentsOf, referredIn, renamed, unexported, withReferences } from './named-types';
import { operationText } from './operation-types';
import { declarationsOf, decodedView } from './views';

/** The types of a contract, as declarations that can be compared with those of another one. */
export type DeclaredTypes = {
  declarations: Declarations;
  /** the members of openapi-typescript's `operations`, by operation */
  members: ReadonlyMap<string, Pick<Declaration, 'text' | 'refers'>>;
  operations: readonly Operation[];
};

/** The types of an older contract, and what both have alike: keys of declarations, and members. */
export type TypesBase = DeclaredTypes & {
  same: ReadonlySet<string>;
  sameMembers: ReadonlySet<string>;
};

/** An older contract as the base of another one. */
export function baseOf(own: DeclaredTypes, base: DeclaredTypes): TypesBase {
  const same = alike(own.declarations, base.declarations);
  const sameMembers = [...own.members]
    .filter(([id, { text }]) => base.members.get(id)?.text === text)
    .filter(([, { refers }]) => refers.every((key) => same.has(key)))
    .map(([id]) => id);
  return { ...base, same, sameMembers: new Set(sameMembers) };
}

type Aliases = Map<string, ts.TypeAliasDeclaration>;

const upper = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** The name of the type of a call's one argument: `GetExperimentArgs`. */
export const argsName = (id: string) => `${upper(id)}Args`;

const aliasesIn = (nodes: ts.Node[]): Aliases =>
  new Map(nodes.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node]));

const printed = (node: ts.Node) => astToString(node).trim();

/**
 * The types of a contract: `types` as answers are decoded, `wire` as requests are sent, where that
 * is another type, and `signatures`, the arguments of each call. A schema that is only sent has the
 * wire's type under its own name; one that is answered too has it as `CheckpointInput`.
 */
export async function declareTypes({ document, operations }: Contract): Promise<DeclaredTypes> {
  const decoded = await declarationsOf(decodedView(document));
  const sent = await declarationsOf(document);
  const [answered, given] = [aliasesIn(decoded), aliasesIn(sent)];
  const args = argumentsOf(sent);
  const answers = reached(
    answered,
    operations.map(({ response }) => response),
  );
  const inputs = reached(given, [...args.values()].flatMap(referredIn));
  const differing = differingIn(answered, given);
  const own = new Set([...inputs].filter((name) => differing.has(name)));
  const nameFor = (name: string) => (own.has(name) && answers.has(name) ? `${name}Input` : name);

  const declarations = new Map<string, Declaration>();
  const add = (file: TypesFile, { name, text, refers, isExported = true }: Added) =>
    declarations.set(keyOf(file, name), { file, name, text, refers, isExported });
  const decodedKeys = (node: ts.Node) =>
    referredIn(node)
      .filter((name) => answered.has(name))
      .map((name) => keyOf('types', name));
  const sentKeys = (node: ts.Node) =>
    referredIn(node)
      .filter((name) => given.has(name))
      .map((name) => (own.has(name) ? keyOf('wire', nameFor(name)) : keyOf('types', name)));

  for (const [name, node] of answered) {
    if (notSchemas.includes(name)) continue;
    const isExported = !own.has(name) || answers.has(name);
    const text = printed(isExported ? node : unexported(node));
    add('types', { name, text, refers: decodedKeys(node.type), isExported });
  }
  for (const name of [...own].sort()) {
    const node = given.get(name);
    if (!node) continue;
    const text = printed(renamed(node, nameFor));
    add('wire', { name: nameFor(name), text, refers: sentKeys(node.type) });
  }
  for (const { id } of operations) {
    const type = args.get(id);
    const isEmpty = !type || type.members.length === 0;
    const fields = isEmpty ? 'Record<never, never>' : printed(withReferences(type, nameFor));
    const text = `/** The arguments of \`${id}\`. */\nexport type ${argsName(id)} = ${fields};`;
    add('signatures', { name: argsName(id), text, refers: type ? sentKeys(type) : [] });
  }
  const members = operationMembers(decoded).map(
    (member) =>
      [nameOf(member), { text: operationText(member), refers: decodedKeys(member) }] as const,
  );
  return { declarations, members: new Map(members), operations };
}

type Added = Pick<Declaration, 'name' | 'text' | 'refers'> & { isExported?: boolean };

// openapi-typescript declares these beside the schemas
const notSchemas = ['webhooks', '$defs'];

const nameOf = ({ name }: ts.PropertySignature) => (ts.isIdentifier(name) ? name.text : '');

const operationMembers = (nodes: ts.Node[]): ts.PropertySignature[] =>
  nodes
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'operations')
    .flatMap(({ members }) => members.filter(ts.isPropertySignature));

/** The declarations that are referred to, from these on. */
function reached(aliases: Aliases, roots: string[]) {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const node = aliases.get(name);
    if (!node || seen.has(name)) return;
    seen.add(name);
    referredIn(node.type).forEach(visit);
  };
  roots.forEach(visit);
  return seen;
}

/**
 * The schemas that are not the same in both views, by themselves or by those that they refer to.
 */
function differingIn(answered: Aliases, given: Aliases) {
  const names = [...given.keys()];
  const textOf = (aliases: Aliases, name: string) => {
    const node = aliases.get(name);
    return node ? printed(node) : '';
  };
  const differing = new Set(names.filter((name) => textOf(answered, name) !== textOf(given, name)));
  for (let size = -1; size < differing.size; ) {
    size = differing.size;
    for (const [name, node] of given)
      if (referredIn(node.type).some((each) => differing.has(each))) differing.add(name);
  }
  return differing;
}
