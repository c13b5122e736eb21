import { isTree, type Json, type Tree } from './merge';

type Schemas = { [name: string]: Json };

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const isLeftOut = (node: Tree) =>
  node['x-presence'] === 'optional' || node['x-oneof'] !== undefined;

/**
 * Adapts the examples of one document to other schemas. `answer` converts an example of an answer
 * to the form of that master: removes unknown fields, adds fields that it always sends, in its
 * order; `body` only removes fields, and adds required ones; `make` creates one from those of the
 * schemas.
 */
export function examplesOf(schemas: Schemas) {
  const named = (node: Tree): Tree => {
    const target = typeof node.$ref === 'string' ? schemas[refName(node.$ref)] : undefined;
    return isTree(target) ? target : node;
  };
  /** the schema behind references and behind "or null" */
  const target = (node: Tree): Tree => {
    const at = named(node);
    const inner = Array.isArray(at.oneOf)
      ? at.oneOf.filter(isTree).find(({ type }) => type !== 'null')
      : undefined;
    return inner && at['x-scalar'] === undefined ? target(inner) : at;
  };

  function make(node: Tree): Json {
    const own = firstExample(node) ?? firstExample(target(node));
    const at = target(node);
    if (own !== undefined) return answer(own, at);
    if (isTree(at.properties)) return complete({}, at, (field) => !isLeftOut(field));
    if (Array.isArray(at.enum)) return at.enum[1] ?? null;
    return zeroOf(at);
  }

  /** `wants` selects the missing fields to add */
  function complete(
    example: Tree,
    node: Tree,
    isRequested: (field: Tree, name: string) => boolean,
  ) {
    const fields = isTree(node.properties) ? Object.entries(node.properties) : [];
    return Object.fromEntries(
      fields.flatMap(([name, field]): Array<[string, Json]> => {
        if (!isTree(field)) return [];
        const value = example[name];
        if (value !== undefined) return [[name, walk(value, field, isRequested)]];
        return isRequested(field, name) ? [[name, make(field)]] : [];
      }),
    );
  }

  function walk(
    example: Json,
    node: Tree,
    isRequested: (field: Tree, name: string) => boolean,
  ): Json {
    const at = target(node);
    if (Array.isArray(example))
      return isTree(at.items)
        ? example.map((one) => walk(one, at.items as Tree, isRequested))
        : example;
    if (Array.isArray(at.enum) && typeof example === 'string' && !at.enum.includes(example))
      return make(node);
    if (!isTree(example)) return example;
    if (isTree(at.properties)) return complete(example, at, isRequested);
    const each = at.additionalProperties;
    return isTree(each)
      ? Object.fromEntries(
          Object.entries(example).map(([key, one]) => [key, walk(one, each, isRequested)]),
        )
      : example;
  }

  const answer = (example: Json, node: Tree): Json =>
    walk(example, node, (field) => !isLeftOut(field));
  const body = (example: Json, node: Tree): Json => {
    const { required = [] } = target(node);
    const needed = Array.isArray(required) ? required : [];
    return walk(
      example,
      node,
      (field, name) => needed.includes(name) && field['x-in'] === undefined,
    );
  };
  return { answer, body, make };
}

const firstExample = ({ examples }: Tree) => (Array.isArray(examples) ? examples[0] : undefined);

function zeroOf({ type }: Tree): Json {
  if (Array.isArray(type)) return null;
  switch (type) {
    case 'array':
      return [];
    case 'object':
      return {};
    case 'boolean':
      return false;
    case 'string':
      return '';
    default:
      return 0;
  }
}
