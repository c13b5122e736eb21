import openapiTypescript from 'openapi-typescript';
import { type Document, isAlways, type Node } from './contract';
import { withNamedSchemas } from './named-types';

/** openapi-typescript's declarations of a document; see `withNamedSchemas`. */
export const declarationsOf = async (document: Document) =>
  withNamedSchemas(await openapiTypescript(withoutExamples(document)));

// examples are for people and for Prism; they would be four fifths of the types' text
const withoutExamples = (document: Document) =>
  JSON.parse(JSON.stringify(document), (key, value) => {
    return key === 'example' || key === 'examples' ? undefined : value;
  });

/**
 * The document in the view of a caller after decoding: every field present (omitted ones stay `?`),
 * a message that every answer carries never null, 64-bit integers and floats as numbers, a stream's
 * answer as one message.
 */
export function decodedView(document: Document): Document {
  const view: Document = JSON.parse(JSON.stringify(document));
  for (const [name, node] of Object.entries(view.components.schemas)) {
    if (node['x-scalar']) view.components.schemas[name] = numberOf(node);
    else if (node.properties) {
      node.properties = mapValues(node.properties, (each) =>
        isAlways(each) ? nonNull(each) : each,
      );
      node.required = presentFields(node.properties);
    }
  }
  for (const item of Object.values(view.paths))
    for (const operation of Object.values(item)) {
      const content = operation.responses['200']?.content['application/json'];
      const message = content?.schema.oneOf?.[0]?.properties?.result;
      if (operation['x-stream'] && content && message) content.schema = message;
    }
  return view;
}

const mapValues = <Value>(map: Record<string, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));

/** The message of a nullable node, with its description. */
function nonNull({ oneOf = [], ...rest }: Node): Node {
  const [message] = oneOf.filter(({ type }) => type !== 'null');
  return { ...rest, ...message };
}

const numberOf = (node: Node): Node => ({
  type: 'number',
  ...(node.description ? { description: node.description } : {}),
});

const presentFields = (properties: Record<string, Node>) =>
  Object.entries(properties)
    .filter(([, node]) => node['x-presence'] !== 'optional' && node['x-oneof'] === undefined)
    .map(([name]) => name);
