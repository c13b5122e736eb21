import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Field,
  type Node,
  type Operation,
  type Parameter,
  readContract,
  type Type,
} from './contract';

/**
 * The facts of the wire, one line of words per parameter and field: `name type repeated? nullable?
 * required? optional? wrapper? deprecated? oneof:…? minLength:…?`.
 */
type Facts = {
  operations: Array<{
    id: string;
    route: string;
    parameters: string[];
    body?: string;
    bodyField?: string;
    request: string;
    response: string;
    flags?: string;
  }>;
  schemas: Record<string, string[]>;
  enums: Record<string, Record<string, number>>;
  requiredNamesNotFields: Record<string, string[]>;
  errorShapes: Record<string, string[]>;
};

const root = resolve(import.meta.dirname, '../..');
const masters = [
  {
    version: '0.23.4-dev0',
    facts: 'facts.json',
    bundle: 'openapi.json',
    counts: { operations: 202, schemas: 530, enums: 48 },
  },
  {
    version: '0.38.1',
    facts: 'facts-0.38.1.json',
    bundle: 'openapi-0.38.1.json',
    counts: { operations: 260, schemas: 644, enums: 50 },
  },
];
const readFacts = (file: string): Facts =>
  JSON.parse(readFileSync(`${root}/openapi/${file}`, 'utf8'));

// A deliberate difference of the contract: an entity has one name in all calls, while some
// routes of the master use `id` or the place in the message. The sent address is the same; `x-field`
// keeps the name in the request message.
const nameAtMaster = ({ name, former, field }: Parameter) =>
  former ?? (field === 'id' ? field : name);
const routeAtMaster = ({ method, path, parameters }: Operation) =>
  parameters.reduce(
    (route, each) => route.replace(`{${each.name}}`, `{${nameAtMaster(each)}}`),
    `${method} ${path}`,
  );

const words = (flags: Record<string, boolean>) =>
  Object.keys(flags).filter((name) => flags[name] === true);

const typeText = (type: Type): string => {
  switch (type.kind) {
    case 'scalar':
      return type.name;
    case 'map':
      return `map<string,${typeText(type.of)}>`;
    default:
      return `${type.kind}:${type.name}`;
  }
};

const lower = (id: string) => id.charAt(0).toLowerCase() + id.slice(1);
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

type Raw = { name: string; deprecated?: boolean };
function parameterText(parameter: Parameter, raw: Raw | undefined) {
  const { type, repeated, required, optional, wrapper, field } = parameter;
  const name = nameAtMaster(parameter);
  const isQuery = parameter.in === 'query';
  return [
    parameter.in,
    name,
    typeText(type),
    ...words({
      repeated,
      required: required && isQuery,
      optional,
      wrapper,
      deprecated: raw?.deprecated === true,
    }),
    ...(field === undefined || field === name ? [] : [`field:${field}`]),
  ].join(' ');
}

const firstPart = (path: string) => path.split('.')[0] ?? path;
// a body whose fields are all in the path is any object in the contract and `*` in the facts
const bodyText = (operation: Operation) => {
  if (!operation.body) return undefined;
  const { type, field } = operation.body;
  if (type.kind === 'ref') return type.name;
  return field === '*' && typeText(type) === 'struct' ? '*' : typeText(type);
};

type Route = { method: string; path: string };
function overlap(first: Route, second: Route) {
  const [left, right] = [first.path.split('/'), second.path.split('/')];
  if (first.method !== second.method || left.length !== right.length) return false;
  return left.every((segment, index) => {
    const other = right[index] ?? '';
    return segment === other || segment.startsWith('{') || other.startsWith('{');
  });
}

const shapeOf = (node: Node, prefix = ''): string[] =>
  Object.entries(node.properties ?? {}).flatMap(([name, inner]) => [
    [
      prefix + name,
      inner.type === 'integer' ? inner.format : inner.type === 'array' ? 'any' : inner.type,
      ...words({
        repeated: inner.type === 'array',
        required: node.required?.includes(name) ?? false,
      }),
    ].join(' '),
    ...shapeOf(inner, `${prefix}${name}.`),
  ]);

describe.each(masters)('$version', ({ facts: file, bundle, counts }) => {
  const facts = readFacts(file);
  const contract = readContract(`${root}/openapi/package/dist/${bundle}`);
  const { schemas: nodes } = contract.document.components;
  const propertiesOf = (schema: string): Record<string, Node> => nodes[schema]?.properties ?? {};
  function fieldText(schema: string, field: Field) {
    const node = propertiesOf(schema)[field.name] ?? {};
    const { minLength, deprecated } = node as { minLength?: number; deprecated?: boolean };
    const elsewhere = list(nodes[schema]?.['x-required-elsewhere']);
    const oneof = node['x-oneof'];
    return [
      field.name,
      typeText(field.type),
      ...words({
        repeated: field.repeated,
        nullable: field.nullable,
        required: field.required || elsewhere.includes(field.name),
        optional: node['x-presence'] === 'optional',
        wrapper: node['x-wrapper'] === true,
        deprecated: deprecated === true,
      }),
      ...(oneof === undefined ? [] : [`oneof:${oneof}`]),
      ...(minLength === undefined ? [] : [`minLength:${minLength}`]),
    ].join(' ');
  }

  const fieldTexts = (schema: string) =>
    contract.schemas.get(schema)?.map((field) => fieldText(schema, field));

  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const rawOperations = new Map(
    Object.values(contract.document.paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => [operation.operationId, operation]),
  );

  describe('operations', () => {
    test('the number is equal, without additional ones', () => {
      const ids = facts.operations.map(({ id }) => lower(id));
      expect(ids).toHaveLength(counts.operations);
      expect([...operations.keys()].sort()).toEqual([...ids].sort());
    });

    test.each(facts.operations)('$id', (fact) => {
      const id = lower(fact.id);
      const operation = operations.get(id);
      if (!operation) throw new Error(`the contract has no ${id}`);
      const raw = rawOperations.get(id)?.parameters ?? [];
      const flags = words({
        streaming: operation.stream,
        open: operation.isPublic,
        deprecated: operation.deprecated,
      });
      expect({
        route: routeAtMaster(operation),
        parameters: operation.parameters.map((each) =>
          parameterText(
            each,
            raw.find(({ name }) => name === each.name),
          ),
        ),
        body: bodyText(operation),
        bodyField: operation.body?.field,
        response: operation.response,
        flags: flags.join(' '),
      }).toEqual({
        route: fact.route,
        parameters: fact.parameters,
        body: fact.body,
        bodyField: fact.bodyField,
        response: fact.response,
        flags: fact.flags ?? '',
      });
    });

    test.each(facts.operations)('$id carries every field of $request somewhere', (fact) => {
      const operation = operations.get(lower(fact.id));
      const properties = Object.entries(propertiesOf(fact.request));
      const sent = new Set(
        operation?.parameters.flatMap(({ name, field }) => [name, field ?? name].map(firstPart)),
      );
      const inBody = operation?.body?.field === '*';
      for (const [name, node] of properties) {
        const place = node['x-in'];
        const isSent = sent.has(name) || operation?.body?.field === name;
        expect({ name, isCarried: isSent || (inBody && place === undefined) }).toEqual({
          name,
          isCarried: true,
        });
      }
    });

    test.each([
      { entities: 'experiments', name: 'experimentId' },
      { entities: 'trials', name: 'trialId' },
      { entities: 'workspaces', name: 'workspaceId' },
      { entities: 'projects', name: 'projectId' },
      { entities: 'webhooks', name: 'webhookId' },
      { entities: 'groups', name: 'groupId' },
      { entities: 'models', name: 'modelName' },
      { entities: 'checkpoints', name: 'checkpointUuid' },
      { entities: 'tasks', name: 'taskId' },
    ])('every call on one of the $entities names it $name', ({ entities, name }) => {
      const first = new RegExp(`^/api/v1/${entities}/\\{(\\w+)\\}`);
      const names = [...operations.values()].flatMap(({ path }) => first.exec(path)?.[1] ?? []);
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names)).toEqual(new Set([name]));
    });

    test('an answer that blames an argument has the name of the argument', () => {
      const wrong = [...rawOperations].flatMap(([id, { responses }]) => {
        const names = operations.get(id)?.parameters.map(({ name }) => name) ?? [];
        return Object.values(responses).flatMap(({ description }) =>
          [...description.matchAll(/`(\w+)` is not a (?:whole )?number/g)]
            .filter(([, name = '']) => !names.includes(name))
            .map(([text]) => `${id}: ${text}`),
        );
      });
      expect(wrong).toEqual([]);
    });

    test('routes that match the same address are in the order of the master', () => {
      const inFacts = facts.operations.map(({ id }) => lower(id));
      const inContract = [...operations.values()];
      const swapped = inContract.flatMap((first, index) =>
        inContract
          .slice(index + 1)
          .filter((second) => overlap(first, second))
          .filter((second) => inFacts.indexOf(first.id) > inFacts.indexOf(second.id))
          .map((second) => `${first.id} before ${second.id}`),
      );
      expect(swapped).toEqual([]);
    });
  });

  describe('schemas', () => {
    test('the number is equal, without additional ones', () => {
      expect(Object.keys(facts.schemas)).toHaveLength(counts.schemas);
      expect([...contract.schemas.keys()].sort()).toEqual(Object.keys(facts.schemas).sort());
    });

    test.each(Object.entries(facts.schemas))('%s', (name, fields) => {
      expect(fieldTexts(name)).toEqual(fields);
    });

    test('names required by the published contract that are not fields are kept', () => {
      const namesByNode = Object.entries(nodes).flatMap(([name, node]) => {
        const names = list(node['x-required-not-fields']);
        return names.length > 0 ? [[name, names] as const] : [];
      });
      expect(Object.fromEntries(namesByNode)).toEqual(facts.requiredNamesNotFields);
    });
  });

  describe('enums', () => {
    test('the number is equal, without additional ones', () => {
      expect(Object.keys(facts.enums)).toHaveLength(counts.enums);
      expect([...contract.enums.keys()].sort()).toEqual(Object.keys(facts.enums).sort());
    });

    test.each(Object.entries(facts.enums))('%s', (name, values) => {
      const { values: names = [], numbers = [] } = contract.enums.get(name) ?? {};
      expect(names.map((each, index) => [each, numbers[index]])).toEqual(Object.entries(values));
    });
  });

  describe('error shapes', () => {
    test.each(Object.entries(facts.errorShapes))('%s', (name, fields) => {
      expect(shapeOf(nodes[name] ?? {})).toEqual(fields);
    });
  });
});
