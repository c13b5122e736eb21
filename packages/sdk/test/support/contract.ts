import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Operation, OperationId } from '../../src/client/operation';
import { operationList } from '../../src/generated/operation-list';
import { operationList as operationList038 } from '../../src/generated/v038/operation-list';

/** A JSON Schema node of the bundled contract, with the fields that these tests read. */
export type Node = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  items?: Node;
  oneOf?: Node[];
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  required?: string[];
  example?: unknown;
  examples?: unknown[];
  [extension: `x-${string}`]: unknown;
};
type Media = { schema: Node; example?: unknown };
type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  'x-enforced'?: boolean;
  schema: Node;
};
export type OperationNode = {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: { 'application/json': Media } };
  responses: Record<string, { content: Record<string, Media> }>;
  security?: unknown[];
  'x-stream'?: boolean;
};
export type Document = {
  paths: Record<string, Record<string, OperationNode>>;
  components: { schemas: Record<string, Node> };
};
export type Version = '0.23.4' | '0.38.1';

export const repository = resolve(import.meta.dirname, '../../../..');

const files = { '0.23.4': 'openapi.json', '0.38.1': 'openapi-0.38.1.json' };
// the ids of the newer contract differ; tests use the text
const lists: Record<Version, ReadonlyArray<{ id: string }>> = {
  '0.23.4': operationList,
  '0.38.1': operationList038,
};

/** A fresh copy of a bundled contract. */
export const readDocument = (version: Version = '0.23.4'): Document =>
  JSON.parse(readFileSync(`${repository}/openapi/package/dist/${files[version]}`, 'utf8'));

export type Entry = {
  id: OperationId;
  node: OperationNode;
  operation: Operation;
  media: Media;
};

/** Every call of a contract: its row of the generated table and its node. */
const entriesOf = (document: Document, version: Version): Entry[] =>
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((node) => ({
      id: node.operationId,
      node,
      operation: lists[version].find(({ id }) => id === node.operationId) as Operation,
      media: mediaOf(node),
    }));

function mediaOf(node: OperationNode): Media {
  const media = node.responses['200']?.content['application/json'];
  if (!media) throw new Error(`${node.operationId} has no answer`);
  return media;
}

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** The schema of one decoded answer, or of one message of a stream. */
export function answerSchema({ node, media }: Entry): Node {
  return node['x-stream'] ? (media.schema.oneOf?.[0]?.properties?.result ?? {}) : media.schema;
}

/** A copy of the contract's example for one answer, or for one message of a stream. */
export function answerExample(entry: Entry): unknown {
  const example = structuredClone(entry.media.example);
  return entry.node['x-stream'] ? (example as { result: unknown }).result : example;
}

export type TestContract = ReturnType<typeof contractOf>;
/** The parts of the contract of one master that tests need. */
export function contractOf(version: Version) {
  const document = readDocument(version);
  const { schemas } = document.components;
  const operations = entriesOf(document, version);

  const entryOf = (id: string): Entry => {
    const entry = operations.find((each) => each.id === id);
    if (!entry) throw new Error(`the contract has no operation ${id}`);
    return entry;
  };
  const resolveNode = (node: Node): Node =>
    node.$ref ? resolveNode(schemas[refName(node.$ref)] ?? {}) : node;

  /** Arguments from the contract's examples: all required ones, and the body if there is one. */
  function argsOf({ node }: Entry): Record<string, unknown> {
    return argsWith(node, ({ required }) => required === true);
  }

  /** The same with every optional parameter. */
  const fullArgsOf = ({ node }: Entry) => argsWith(node, () => true);

  function argsWith(node: OperationNode, isIncluded: (parameter: Parameter) => boolean) {
    const included = (node.parameters ?? []).filter(isIncluded);
    const args: Record<string, unknown> = Object.fromEntries(
      included.map(({ name, schema }) => [name, parameterExample(schema)]),
    );
    const body = node.requestBody?.content['application/json'];
    return body ? { ...args, body: structuredClone(body.example ?? {}) } : args;
  }

  function parameterExample(schema: Node): unknown {
    const node = resolveNode(schema);
    const [example] = node.examples ?? [];
    if (example !== undefined) return example;
    if (node.enum) return node.enum[1];
    if (node.type === 'array') return [parameterExample(node.items ?? {})];
    if (node.type === 'boolean') return true;
    if (node.format === 'date-time') return '2026-11-20T07:00:00Z';
    return node.type === 'string' ? 'name' : 1;
  }

  /**
   * Lists the problems of a value as a decoded answer, with their paths. Based on the contract
   * alone, to check the generated decoders independently.
   */
  function problems(schema: Node, value: unknown, at = '$'): string[] {
    if (schema['x-metrics'] === true) return nonFiniteTexts(value, at);
    const scalar = resolveNode(schema)['x-scalar'];
    if (scalar === 'int64' || scalar === 'uint64')
      return isInteger64(value) ? [] : [`${at}: int64`];
    if (scalar) return typeof value === 'number' ? [] : [`${at}: float`];
    const [inner] = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
    if (inner) return value === null ? [] : problems(inner, value, at);
    const node = resolveNode(schema);
    if (value === null && Array.isArray(node.type) && node.type.includes('null')) return [];
    if (node.enum) return node.enum.includes(String(value)) ? [] : [`${at}: enum ${value}`];
    if (node.properties) return objectProblems(node, value, at);
    if (typeof node.additionalProperties === 'object') {
      const each = node.additionalProperties;
      return isObject(value)
        ? Object.entries(value).flatMap(([key, one]) => problems(each, one, `${at}.${key}`))
        : [`${at}: map`];
    }
    if (node.type === 'array' && Object.keys(node.items ?? {}).length > 0)
      return Array.isArray(value)
        ? value.flatMap((one, index) => problems(node.items ?? {}, one, `${at}[${index}]`))
        : [`${at}: list`];
    return plainProblems(node, value, at);
  }

  function objectProblems(node: Node, value: unknown, at: string) {
    if (!isObject(value)) return [`${at}: object`];
    return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
      const isLeftOut = field['x-presence'] === 'optional' || field['x-oneof'] !== undefined;
      if (value[name] === undefined) return isLeftOut ? [] : [`${at}.${name}: missing`];
      // a field of messages may be null although the wire type of its schema does not allow it
      return problems(field, value[name], `${at}.${name}`);
    });
  }

  return { version, operations, schemas, entryOf, resolveNode, argsOf, fullArgsOf, problems };
}

function plainProblems(node: Node, value: unknown, at: string) {
  const type = Array.isArray(node.type) ? node.type.find((each) => each !== 'null') : node.type;
  if (type === undefined) return [];
  const ownType = Array.isArray(value) ? 'array' : typeof value;
  const fits = ownType === type || (type === 'integer' && Number.isInteger(value));
  return fits && value !== null ? [] : [`${at}: ${type}`];
}

function nonFiniteTexts(value: unknown, at: string): string[] {
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return [`${at}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => nonFiniteTexts(one, `${at}.${key}`));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// text only if a number cannot represent it
const isInteger64 = (value: unknown) =>
  Number.isInteger(value) ||
  (typeof value === 'string' && /^-?\d+$/.test(value) && !Number.isSafeInteger(Number(value)));

/** The contract that most tests use. */
export const { operations, entryOf, argsOf } = contractOf('0.23.4');
