import ts from 'typescript';

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });
const file = ts.createSourceFile('', '', ts.ScriptTarget.ES2022);

/** The type of an answer in `operations`; every status of every operation has one. */
export const jsonType =
  'type Json<Body> = { headers: { [name: string]: unknown }; content: { "application/json": Body } };';

/**
 * The text of one member of openapi-typescript's `operations`: a line for the body, a line for the
 * answers, and query parameters by line. Leaves out descriptions, which `Arguments` and the methods
 * of a client have.
 */
export function operationText(operation: ts.PropertySignature): string {
  const members = membersOf(operation.type);
  return [
    `  ${printed(operation.name)}: {`,
    ...members.flatMap((member) =>
      printed(member.name) === 'parameters' ? parameterLines(member) : [`    ${oneLine(member)}`],
    ),
    '  };',
  ].join('\n');
}

function parameterLines(parameters: ts.PropertySignature): string[] {
  const places = membersOf(parameters.type);
  const isEmpty = places.every(({ type }) => membersOf(type).length === 0);
  if (isEmpty) return [`    ${oneLine(parameters)}`];
  return ['    parameters: {', ...places.flatMap(placeLines), '    };'];
}

/** A group of parameters: by line for a query with several, else one line. */
function placeLines(place: ts.PropertySignature): string[] {
  const members = membersOf(place.type);
  if (members.length < 2) return [`      ${oneLine(place)}`];
  const optional = place.questionToken ? '?' : '';
  return [
    `      ${printed(place.name)}${optional}: {`,
    ...members.map((member) => `        ${oneLine(member)}`),
    '      };',
  ];
}

const membersOf = (type: ts.TypeNode | undefined): ts.PropertySignature[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];

/** The text of a node without comments. */
export const printed = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);

function oneLine(node: ts.Node): string {
  const shorten: ts.TransformerFactory<ts.Node> = (context) => (root) => {
    const visit = (each: ts.Node): ts.Node => {
      const body = jsonBody(each);
      if (body) return factory.createTypeReferenceNode('Json', [body]);
      const next = ts.visitEachChild(each, visit, context);
      return ts.isTypeLiteralNode(next)
        ? ts.setEmitFlags(factory.createTypeLiteralNode(next.members), ts.EmitFlags.SingleLine)
        : next;
    };
    return visit(root);
  };
  return printed(ts.transform(node, [shorten]).transformed[0] ?? node);
}

/** The type of the body, if a node is a JSON answer. */
function jsonBody(node: ts.Node): ts.TypeNode | undefined {
  if (!ts.isTypeLiteralNode(node)) return undefined;
  const [headers, content, ...rest] = membersOf(node);
  if (!headers || !content || rest.length > 0) return undefined;
  if (printed(headers.name) !== 'headers' || printed(content.name) !== 'content') return undefined;
  const [json, ...others] = membersOf(content.type);
  return json && others.length === 0 && printed(json.name) === '"application/json"'
    ? json.type
    : undefined;
}
