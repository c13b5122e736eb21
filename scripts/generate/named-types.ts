import { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/**
 * Replaces references in openapi-typescript's declarations by a type per schema under the schema's
 * own name: editors show `Experiment`, not `components["schemas"]["Experiment"]`.
 */
export function withNamedSchemas(nodes: ts.Node[]): ts.Node[] {
  const schemas = schemasOf(nodes);
  const names = new Set(schemas.map(nameOf));
  const rename = ts.transform(nodes, [namingSchemas(names)]).transformed;
  const members = schemasOf(rename);
  return [
    ...rename.map((node) => (isComponents(node) ? indexOf(node, members) : node)),
    ...members.map(declared),
  ];
}

const isComponents = (node: ts.Node): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'components';

const isSchemas = (member: ts.TypeElement): member is ts.PropertySignature =>
  ts.isPropertySignature(member) && nameOf(member) === 'schemas';

const nameOf = ({ name }: ts.TypeElement) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';

function schemasOf(nodes: ts.Node[]): ts.PropertySignature[] {
  const type = nodes.find(isComponents)?.members.find(isSchemas)?.type;
  if (!type || !ts.isTypeLiteralNode(type)) throw new Error('types: there are no schemas');
  return type.members.filter(ts.isPropertySignature);
}

const namingSchemas =
  (names: Set<string>): ts.TransformerFactory<ts.Node> =>
  (context) =>
  (root) => {
    const visit = (node: ts.Node): ts.Node => {
      const name = schemaNamed(node);
      return name !== undefined && names.has(name)
        ? factory.createTypeReferenceNode(name)
        : ts.visitEachChild(node, visit, context);
    };
    return visit(root);
  };

/** The name in `components["schemas"]["Name"]`. */
function schemaNamed(node: ts.Node) {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType))
    return undefined;
  const [outer, inner] = [textOf(node.objectType.indexType), textOf(node.indexType)];
  return outer === 'schemas' ? inner : undefined;
}

const textOf = (node: ts.TypeNode) =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

/** The schemas by name, each only as a reference. */
const indexOf = (node: ts.InterfaceDeclaration, members: ts.PropertySignature[]) =>
  factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    node.members.map((member) =>
      isSchemas(member)
        ? factory.updatePropertySignature(
            member,
            member.modifiers,
            member.name,
            member.questionToken,
            factory.createTypeLiteralNode(
              members.map((each) =>
                factory.createPropertySignature(
                  undefined,
                  each.name,
                  undefined,
                  factory.createTypeReferenceNode(nameOf(each)),
                ),
              ),
            ),
          )
        : member,
    ),
  );

function declared(member: ts.PropertySignature) {
  const type = member.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const node = factory.createTypeAliasDeclaration(
    [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    nameOf(member),
    undefined,
    type,
  );
  return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(member));
}

/** The declared members of a path, query or body in `operations`. */
export function argumentsOf(nodes: ts.Node[]): Map<string, ts.TypeLiteralNode> {
  const operations = nodes.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'operations',
  );
  if (!operations) throw new Error('types: there are no operations');
  return new Map(
    operations.members.filter(ts.isPropertySignature).map((operation) => {
      const parameters = memberOf(operation.type, 'parameters');
      const places = [memberOf(parameters, 'path'), memberOf(parameters, 'query')];
      const content = memberOf(memberOf(operation.type, 'requestBody'), 'content');
      const body = memberOf(content, 'application/json');
      return [
        nameOf(operation),
        factory.createTypeLiteralNode([
          ...places.flatMap((place) => (place && ts.isTypeLiteralNode(place) ? place.members : [])),
          ...(body ? [factory.createPropertySignature(undefined, 'body', undefined, body)] : []),
        ]),
      ];
    }),
  );
}

const memberOf = (type: ts.TypeNode | undefined, name: string) =>
  type && ts.isTypeLiteralNode(type)
    ? type.members.filter(ts.isPropertySignature).find((member) => nameOf(member) === name)?.type
    : undefined;

/** Declared types by name. */
export type Aliases = Map<string, ts.TypeAliasDeclaration>;

export const aliasesIn = (nodes: ts.Node[]): Aliases =>
  new Map(nodes.filter(ts.isTypeAliasDeclaration).map((node) => [node.name.text, node]));

export const printed = (node: ts.Node) => astToString(node).trim();

/** The declarations that these reference, directly and indirectly. */
export function reached(aliases: Aliases, roots: string[]) {
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

/** The names that a type references. */
export function referredIn(root: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
      names.push(node.typeName.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
}

/** A declaration under another name, together with those that it references. */
export function renamed(node: ts.TypeAliasDeclaration, nameFor: (name: string) => string) {
  const type = withReferences(node.type, nameFor);
  const { modifiers, name, typeParameters } = node;
  return factory.updateTypeAliasDeclaration(
    node,
    modifiers,
    factory.createIdentifier(nameFor(name.text)),
    typeParameters,
    type,
  );
}

/** A type whose references have other names. */
export function withReferences(type: ts.TypeNode, nameFor: (name: string) => string): ts.TypeNode {
  const renaming: ts.TransformerFactory<ts.TypeNode> = (context) => (root) => {
    const visit = (node: ts.Node): ts.Node =>
      ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && !node.typeArguments
        ? factory.createTypeReferenceNode(nameFor(node.typeName.text))
        : ts.visitEachChild(node, visit, context);
    return ts.visitNode(root, visit, ts.isTypeNode);
  };
  return ts.transform(type, [renaming]).transformed[0] ?? type;
}
