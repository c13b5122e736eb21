import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './contract';
import { argumentsOf, referredIn, renamed, unexported, withReferences } from './named-types';
import { declarationsOf, decodedView } from './views';

const upper = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** The name of the type of a call's one argument: `GetExperimentArgs`. */
export const argsName = (id: string) => `${upper(id)}Args`;

type Aliases = Map<string, ts.TypeAliasDeclaration>;

const aliasesIn = (nodes: ts.Node[]): Aliases =>
  new Map(nodes.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node]));

const printed = (node: ts.Node) => astToString(node).trim();

/**
 * The types of a contract: `types` as answers are decoded, `wire` of what is sent, where that is
 * another type, and `signatures`, what each call takes and answers. A schema that is sent only has
 * the wire's type under its own name; one that is answered too has it as `CheckpointInput`.
 */
export async function emitTypes({ document, operations }: Contract) {
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

  const types = decoded.filter(isShown).map((node) => {
    const isSentOnly =
      ts.isTypeAliasDeclaration(node) && own.has(node.name.text) && !answers.has(node.name.text);
    return printed(isSentOnly ? unexported(node) : node);
  });
  const wire = [...own].sort().flatMap((name) => {
    const node = given.get(name);
    return node ? [renamed(node, nameFor)] : [];
  });
  const signatures = operations.map(({ id }) => {
    const type = args.get(id);
    const isEmpty = !type || type.members.length === 0;
    const text = isEmpty ? 'Record<never, never>' : printed(withReferences(type, nameFor));
    return `/** What \`${id}\` takes. */\nexport type ${argsName(id)} = ${text};`;
  });

  const foreign = (names: Iterable<string>) => {
    const list = [...new Set(names)].sort();
    return {
      types: list.filter((name) => answered.has(name) && !own.has(name)),
      wire: list.filter((name) => own.has(name)).map(nameFor),
    };
  };
  const inWire = foreign(wireReferences(own, given));
  const inSignatures = foreign([...args.values()].flatMap(referredIn));
  const responses = operations.map(({ response }) => response);
  return {
    types: types.join('\n'),
    wire: [importOf(inWire.types, './types'), ...wire.map(printed)].join('\n'),
    signatures: [
      importOf([...inSignatures.types, ...responses], './types'),
      importOf(inSignatures.wire, './wire'),
      '',
      ...signatures,
      '',
      '/** By operation: path and query parameters by name, and `body` where the call has one. */',
      'export interface Arguments {',
      ...operations.map(({ id }) => `  ${id}: ${argsName(id)};`),
      '}',
      '',
      '/** By operation: what it answers, decoded; for a stream, one message of it. */',
      'export interface Answers {',
      ...operations.map(({ id, response }) => `  ${id}: ${response};`),
      '}',
      '',
    ].join('\n'),
  };
}

const wireReferences = (names: Set<string>, given: Aliases) =>
  [...names].flatMap((name) => {
    const node = given.get(name);
    return node ? referredIn(node.type) : [];
  });

const left = ['paths', 'webhooks', '$defs'];
const isShown = (node: ts.Node) =>
  !(
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
    left.includes(node.name.text)
  );

/** An import of types; nothing where there is none. */
export const importOf = (names: Iterable<string>, from: string) => {
  const list = [...new Set(names)].sort();
  return list.length === 0 ? '' : `import type { ${list.join(', ')} } from '${from}';`;
};

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

/** The schemas that are not the same in both views, by themselves or by what they refer to. */
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
