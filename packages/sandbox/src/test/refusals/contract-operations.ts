import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, type Json, listOf, objectOf, textOf } from '../../config/json';

type Parameter = { name: string; kind: string; isList: boolean };

/** An operation of the contract, with the facts about its refusals. */
export type ContractOperation = {
  id: string;
  method: string;
  /** path in the contract, from `/api/v1` on */
  path: string;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  hasBody: boolean;
  /** answered without a token */
  isOpen: boolean;
  /** documented statuses, with their conditions */
  statuses: ReadonlyMap<number, string>;
};

/** Reads the operations of a contract, by the name of its file. */
function readOperations(name: string): ContractOperation[] {
  const file = fileURLToPath(
    new URL(`../../../../../openapi/package/dist/${name}`, import.meta.url),
  );
  const contract = objectOf(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(objectOf(contract.paths)).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).flatMap(([method, operation]) => {
      const shared = listOf(objectOf(item).parameters);
      return isObject(operation) && operation.operationId !== undefined
        ? [toOperation({ contract, path, method, operation, shared })]
        : [];
    }),
  );
}

export const contractOperations = readOperations('openapi.json');
export const contractOperations038 = readOperations('openapi-0.38.1.json');

type Input = { contract: Json; path: string; method: string; operation: Json; shared: unknown[] };

function toOperation({ contract, path, method, operation, shared }: Input): ContractOperation {
  const all = [...shared, ...listOf(operation.parameters)].map((each) => resolved(contract, each));
  const named = (place: string) =>
    all.filter((each) => each.in === place).map((each) => parameterOf(contract, each));
  const responses = objectOf(operation.responses);
  return {
    id: textOf(operation.operationId),
    method: method.toUpperCase(),
    path: path.replace('/api/v1', ''),
    pathParameters: named('path'),
    queryParameters: named('query'),
    hasBody: isObject(operation.requestBody),
    isOpen: Array.isArray(operation.security) && operation.security.length === 0,
    statuses: new Map(
      Object.entries(responses).map(([status, response]) => [
        Number(status),
        textOf(objectOf(response).description),
      ]),
    ),
  };
}

function resolved(contract: Json, value: unknown): Json {
  const { $ref } = objectOf(value);
  if (typeof $ref !== 'string') return objectOf(value);
  return objectOf(
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => objectOf(part)[name], contract),
  );
}

function parameterOf(contract: Json, { name, schema }: Json): Parameter {
  const own = objectOf(schema);
  const item = resolved(contract, own.type === 'array' ? own.items : own);
  const kind = Array.isArray(item.enum) ? 'enum' : textOf(item.type);
  return { name: textOf(name), kind, isList: own.type === 'array' };
}
