import { isObject, type Node } from './contract';

export type Kind =
  | 'boolean'
  | 'enum'
  | 'float'
  | 'int64'
  | 'integer'
  | 'list'
  | 'object'
  | 'string'
  | 'value';

/** One place inside an answer where a master could send a value that differs from the contract. */
export type Site = {
  path: Array<string | number>;
  node: Node;
  kind: Kind;
  /** a member of a list or map, which cannot be left out */
  isMember: boolean;
  required: boolean;
  leftOut: boolean;
  nullable: boolean;
};

const inner = (node: Node) => node.oneOf?.find(({ type }) => type !== 'null') ?? node;
/** A message that every answer carries, although the wire's own description allows null. */
const isAlways = (node: Node) => node['x-always'] === true;
const isFree = (node: Node) =>
  ['$ref', 'type', 'oneOf', 'enum', 'properties'].every((key) => !(key in node));
const typeOf = (node: Node) =>
  Array.isArray(node.type) ? node.type.find((each) => each !== 'null') : node.type;
const isNullable = (node: Node) =>
  isFree(node) ||
  (Array.isArray(node.type) && node.type.includes('null')) ||
  (node.oneOf?.some(({ type }) => type === 'null') ?? false);

/** Full answers and their places, by the references of one contract. */
export function sitesIn(resolveNode: (node: Node) => Node) {
  const target = (node: Node) => resolveNode(inner(resolveNode(node)));
  const scalarOf = (node: Node) =>
    resolveNode(inner(node))['x-scalar'] ?? resolveNode(node)['x-scalar'];

  function kindOf(node: Node): Kind {
    const scalar = scalarOf(node);
    if (scalar) return String(scalar).endsWith('int64') ? 'int64' : 'float';
    if (isFree(node)) return 'value';
    const at = target(node);
    if (at.enum) return 'enum';
    const type = typeOf(at);
    if (type === 'array') return 'list';
    return type === 'string' || type === 'boolean' || type === 'integer' ? type : 'object';
  }

  /**
   * An answer with every field set, every list and map with one member, and every 64-bit number as
   * text.
   */
  function fullValue(node: Node, depth = 0): unknown {
    const at = target(node);
    switch (kindOf(node)) {
      case 'int64':
        return '331000000';
      case 'float':
        return 0.5;
      case 'enum':
        return at.enum?.at(-1);
      case 'boolean':
        return true;
      case 'integer':
        return 7;
      case 'string':
        return 'text';
      case 'value':
        return { any: ['NaN'] };
      case 'list':
        // the file tree is recursive
        return depth > 12 ? [] : [fullValue(at.items ?? {}, depth + 1)];
      case 'object':
        return fullObject(at, depth);
    }
  }

  function fullObject(node: Node, depth: number) {
    if (node.properties)
      return Object.fromEntries(
        Object.entries(node.properties).map(([name, field]) => [name, fullValue(field, depth + 1)]),
      );
    if (typeof node.additionalProperties === 'object')
      return { key: fullValue(node.additionalProperties, depth + 1) };
    return { loss: 'NaN', nested: { deep: ['-Infinity', 'text'] } };
  }

  /** Every field and member of a full value, found by walking it together with its schema. */
  function sitesOf(node: Node, value: unknown, path: Site['path'] = []): Site[] {
    const at = target(node);
    if (node['x-metrics'] === true) return [];
    if (Array.isArray(value) && at.items)
      return value.flatMap((one, index) => member(at.items ?? {}, one, [...path, index]));
    if (!isObject(value)) return [];
    if (at.properties)
      return Object.entries(at.properties).flatMap(([name, field]) => [
        {
          path: [...path, name],
          node: field,
          kind: kindOf(field),
          isMember: false,
          required: isAlways(field) || (at.required?.includes(name) ?? false),
          leftOut: field['x-presence'] === 'optional' || field['x-oneof'] !== undefined,
          nullable: isNullable(field) && !isAlways(field),
        },
        ...sitesOf(field, value[name], [...path, name]),
      ]);
    const each = at.additionalProperties;
    return typeof each === 'object' ? member(each, value.key, [...path, 'key']) : [];
  }

  function member(node: Node, value: unknown, path: Site['path']): Site[] {
    const site = {
      path,
      node,
      kind: kindOf(node),
      required: true,
      leftOut: false,
      nullable: false,
    };
    return [{ ...site, isMember: true }, ...sitesOf(node, value, path)];
  }

  return { fullValue, sitesOf };
}

/** The text of a place in decode errors. */
export const pathText = (path: Site['path']) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

const none = Symbol('no value');
/** Represents a missing field. */
export const absent: unknown = none;

/** A copy of an answer with another value at one place, or without that field. */
export function mutated(answer: unknown, { path }: Site, value: unknown): unknown {
  const copy = structuredClone(answer);
  const holder = path.slice(0, -1).reduce<unknown>(step, copy) as Record<string | number, unknown>;
  const key = path.at(-1) ?? '';
  if (value === absent) delete holder[key];
  else holder[key] = value;
  return copy;
}

export const valueAt = (answer: unknown, { path }: Site) => path.reduce<unknown>(step, answer);
const step = (holder: unknown, key: string | number) =>
  (holder as Record<string | number, unknown>)[key];
