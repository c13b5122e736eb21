import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { toTags } from './tags';

/** The type of a field or parameter on the wire. */
export type Type =
  | { kind: 'scalar'; name: Scalar }
  | { kind: 'enum'; name: string }
  | { kind: 'ref'; name: string }
  | { kind: 'map'; of: Type };

const scalars = [
  'string',
  'bool',
  'int32',
  'uint32',
  'int64',
  'uint64',
  'float',
  'double',
  'bytes',
  'timestamp',
  'struct',
  'value',
  'list',
  'fieldmask',
] as const;
export type Scalar = (typeof scalars)[number];

export type Field = {
  name: string;
  type: Type;
  repeated: boolean;
  nullable: boolean;
  required: boolean;
  /** `optional` and `oneof` fields are omitted when unset */
  leftOut: boolean;
  /** a message that every answer carries, although the wire's own description allows null */
  always: boolean;
  /** free object whose "NaN" and "Infinity" texts are numbers */
  metrics: boolean;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query';
  type: Type;
  repeated: boolean;
  required: boolean;
  /** required in the contract, while the master answers without it: not checked before a request */
  enforced: boolean;
  /** a wrapper boolean takes `true` and `false` only */
  wrapper: boolean;
  /** optional presence: a sent zero differs from a missing value */
  optional: boolean;
  /** its place in the request message if that differs from its name */
  field: string | undefined;
  /** its name in the previous release of the client, which is still accepted */
  former: string | undefined;
};
export type Operation = {
  id: string;
  /** the file under openapi/ that describes it */
  resource: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  deprecated: boolean;
  isPublic: boolean;
  stream: boolean;
  parameters: Parameter[];
  body: { type: Type; field: string } | undefined;
  response: string;
  statuses: Record<string, string>;
  permissions: { basic: string; rbac: string };
  retry: RetryClass;
  /** statuses and texts of refusals which mean that an earlier attempt succeeded */
  repeatRefusals: string[];
  /** how a client protects a master from the call */
  guard: string | undefined;
  /** tags of the resources that the answer of a read shows */
  shows: string[] | undefined;
  /** tags of the resources that a write changes */
  changes: string[] | undefined;
  /** first and last of the known masters that have it; unset: all */
  since: string | undefined;
  until: string | undefined;
  /** method and path in the contract of the other master, if they differ */
  elsewhere?: string;
};
const retryClasses = [
  'read',
  'idempotent',
  'conflict-if-repeated',
  'check-first',
  'unsafe',
] as const;
export type RetryClass = (typeof retryClasses)[number];
export type Enumeration = { name: string; values: string[]; numbers: number[] };
export type Contract = {
  document: Document;
  operations: Operation[];
  schemas: Map<string, Field[]>;
  enums: Map<string, Enumeration>;
  /**
   * the file under openapi/ that describes a schema or enum; `common-composed` for schemas of
   * common.yaml that refer to other files, so that users of the rest need not load those
   */
  homeOf: (name: string) => string;
};

/** A JSON Schema node of the bundle, with the fields that the generator reads. */
export type Node = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  items?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  required?: string[];
  description?: string;
  [extension: `x-${string}`]: unknown;
};
type ParameterNode = {
  name: string;
  in: 'path' | 'query';
  description?: string;
  required?: boolean;
  schema: Node;
  [extension: `x-${string}`]: unknown;
};
type Content = { content: { 'application/json': { schema: Node } } };
type OperationNode = {
  operationId: string;
  tags?: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: unknown[];
  parameters?: ParameterNode[];
  requestBody?: Content & { 'x-body-field': string };
  responses: Record<string, { description: string } & Content>;
  'x-stream'?: boolean;
  'x-permissions': { basic: string; rbac: string };
  'x-retry-class'?: string;
  'x-repeat-refusals'?: string[];
  'x-guard'?: string;
  'x-shows'?: string[];
  'x-changes'?: string[];
  'x-since'?: string;
  'x-until'?: string;
};
export type Document = {
  /** the words of tags, and their meanings */
  'x-resources'?: Record<string, string>;
  paths: Record<string, Record<string, OperationNode>>;
  components: { schemas: Record<string, Node> };
};

/** Bundles openapi/openapi.yaml with Redocly into one JSON file. */
export function bundle(root: string, target: string) {
  execFileSync(
    process.execPath,
    [
      `${root}/node_modules/@redocly/cli/bin/cli.js`,
      'bundle',
      `${root}/openapi/openapi.yaml`,
      '-o',
      target,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
}

/** The file of openapi/ that describes each schema, by the index in openapi.yaml. */
export function readHomes(root: string): Record<string, string> {
  const index: { components: { schemas: Record<string, { $ref: string }> } } = parse(
    readFileSync(`${root}/openapi/openapi.yaml`, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(index.components.schemas).map(([name, { $ref }]) => [
      name,
      $ref.slice($ref.indexOf('/') + 1, $ref.indexOf('.yaml')),
    ]),
  );
}

/** Reads a bundled contract into the few facts for the emitters. Throws on an unknown shape. */
export function readContract(file: string, homes: Record<string, string> = {}): Contract {
  const document: Document = JSON.parse(readFileSync(file, 'utf8'));
  const nodes = Object.entries(document.components.schemas);
  const enums = new Map(
    nodes.flatMap(([name, node]) => (node.enum ? [[name, toEnumeration(name, node)]] : [])),
  );
  const schemas = new Map(
    nodes.flatMap(([name, node]) =>
      node.properties && !name.endsWith('Error') ? [[name, toFields(document, node)]] : [],
    ),
  );
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, node]) => toOperation(document, path, method, node)),
  );
  return { document, operations, schemas, enums, homeOf: homesOf(schemas, homes) };
}

function homesOf(schemas: Contract['schemas'], homes: Record<string, string>) {
  const homeByName = (name: string) => homes[name] ?? 'common';
  const isComposed = (name: string): boolean =>
    (schemas.get(name) ?? []).some(({ type }) => {
      const inner = innerRef(type);
      return inner !== undefined && (homeByName(inner) !== 'common' || isComposed(inner));
    });
  return (name: string) =>
    homeByName(name) === 'common' && isComposed(name) ? 'common-composed' : homeByName(name);
}

/** The schema that a type refers to, itself or as the values of a map. */
export const innerRef = (type: Type): string | undefined =>
  type.kind === 'ref' ? type.name : type.kind === 'map' ? innerRef(type.of) : undefined;

function toEnumeration(name: string, node: Node): Enumeration {
  const values = node.enum ?? [];
  const numbers = node['x-numbers'];
  return {
    name,
    values,
    numbers: Array.isArray(numbers) ? numbers : values.map((_, index) => index),
  };
}

function toFields(document: Document, schema: Node): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, node]) => {
    const repeated = node.type === 'array' && node.items !== undefined && !isList(node);
    return {
      name,
      type: toType(document, repeated ? (node.items ?? {}) : node),
      repeated,
      nullable: isNullable(node) || isFreeValue(node),
      required: schema.required?.includes(name) ?? false,
      leftOut: node['x-presence'] === 'optional' || node['x-oneof'] !== undefined,
      always: isAlways(node),
      metrics: node['x-metrics'] === true,
    };
  });
}

/** Returns true if every answer carries this message: null or absent is a decode error. */
export const isAlways = (node: Node) => node['x-always'] === true;
const isList = (node: Node) => node.items !== undefined && Object.keys(node.items).length === 0;
const isNullable = (node: Node) =>
  Array.isArray(node.type)
    ? node.type.includes('null')
    : (node.oneOf?.some((branch) => branch.type === 'null') ?? false);
const constraints = ['type', '$ref', 'oneOf', 'anyOf', 'properties', 'enum'] as const;
const isFreeValue = (node: Node) => constraints.every((key) => node[key] === undefined);

/** The name at the end of a `$ref`. */
export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function toType(document: Document, node: Node): Type {
  if (node.$ref) return toNamed(document, refName(node.$ref));
  const [first] = node.oneOf?.filter((branch) => branch.type !== 'null') ?? [];
  if (first) return toType(document, first);
  if (isFreeValue(node)) return scalar('value');
  const type = Array.isArray(node.type) ? node.type.find((each) => each !== 'null') : node.type;
  switch (type) {
    case 'string':
      return scalar(stringFormats[node.format ?? ''] ?? 'string');
    case 'boolean':
      return scalar('bool');
    case 'integer':
      return scalar(node.format === 'uint32' ? 'uint32' : 'int32');
    case 'array':
      return scalar('list');
    case 'object':
      if (node.properties) return scalar('fieldmask');
      return typeof node.additionalProperties === 'object'
        ? { kind: 'map', of: toType(document, node.additionalProperties) }
        : scalar('struct');
  }
  throw new Error(`contract: no type for ${JSON.stringify(node)}`);
}

const stringFormats: Record<string, Scalar> = { byte: 'bytes', 'date-time': 'timestamp' };
const scalar = (name: Scalar): Type => ({ kind: 'scalar', name });
const isScalar = (name: unknown): name is Scalar => scalars.some((each) => each === name);

function toNamed(document: Document, name: string): Type {
  const node = document.components.schemas[name];
  if (!node) throw new Error(`contract: schema ${name} does not exist`);
  const wire = node['x-scalar'];
  if (isScalar(wire)) return scalar(wire);
  return { kind: node.enum ? 'enum' : 'ref', name };
}

function toOperation(
  document: Document,
  path: string,
  method: string,
  node: OperationNode,
): Operation {
  const answer = node.responses['200']?.content['application/json'].schema;
  const message = node['x-stream'] ? answer?.oneOf?.[0]?.properties?.result : answer;
  if (!message?.$ref) throw new Error(`contract: ${node.operationId} names no answer schema`);
  const body = node.requestBody && {
    type: toType(document, node.requestBody.content['application/json'].schema),
    field: node.requestBody['x-body-field'],
  };
  const parameters = (node.parameters ?? []).map((parameter) => toParameter(document, parameter));
  const retry = toRetryClass(method, node);
  const bodySchema =
    body?.type.kind === 'ref' ? document.components.schemas[body.type.name] : undefined;
  return {
    id: node.operationId,
    resource: node.tags?.[0] ?? 'common',
    method: method.toUpperCase(),
    path,
    summary: node.summary,
    description: node.description,
    deprecated: node.deprecated ?? false,
    isPublic: node.security?.length === 0,
    stream: node['x-stream'] ?? false,
    parameters,
    body,
    response: refName(message.$ref),
    statuses: Object.fromEntries(
      Object.entries(node.responses).map(([status, response]) => [status, response.description]),
    ),
    permissions: node['x-permissions'],
    retry,
    repeatRefusals: node['x-repeat-refusals'] ?? [],
    guard: node['x-guard'],
    ...toTags(node, {
      isRead: retry === 'read',
      words: Object.keys(document['x-resources'] ?? {}),
      argumentNames: new Set([
        ...parameters.map(({ name }) => name),
        ...Object.keys(bodySchema?.properties ?? {}),
      ]),
    }),
    since: node['x-since'],
    until: node['x-until'],
  };
}

const toParameter = (document: Document, node: ParameterNode): Parameter => ({
  name: node.name,
  in: node.in,
  type: toType(document, node.schema.type === 'array' ? (node.schema.items ?? {}) : node.schema),
  repeated: node.schema.type === 'array',
  required: node.required ?? false,
  enforced: node['x-enforced'] !== false,
  wrapper: node['x-wrapper'] === true,
  optional: node['x-presence'] === 'optional',
  field: textIn(node['x-field']),
  former: textIn(node['x-former-name']),
});

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A GET reads; every other call declares the effect of a repetition. */
function toRetryClass(method: string, node: OperationNode): RetryClass {
  const name = node['x-retry-class'] ?? (method === 'get' ? 'read' : undefined);
  const retryClass = retryClasses.find((each) => each === name);
  if (!retryClass) throw new Error(`contract: ${node.operationId} has no x-retry-class`);
  if ((retryClass === 'conflict-if-repeated') !== (node['x-repeat-refusals'] !== undefined))
    throw new Error(
      `contract: ${node.operationId}: conflict-if-repeated and x-repeat-refusals go together`,
    );
  if (method === 'get' && retryClass !== 'read')
    throw new Error(`contract: ${node.operationId} is a GET, which only reads`);
  return retryClass;
}
