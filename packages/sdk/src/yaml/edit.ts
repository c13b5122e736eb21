import { isMap, isScalar, LineCounter, Pair, type YAMLMap } from 'yaml';
import { isObject, ownValue } from '../model/own';
import { printDocuments } from './documents';
import { parseDocuments } from './parse';
import { isMerge, readYaml, YamlReader } from './read';
import { nameNode, toNode, writeYaml } from './write';

type Path = readonly [string, ...string[]];

/**
 * The text with one value changed, which keeps its comments and its order; a missing map on the way
 * is created. `undefined` removes the value. Where the way leads through an alias, or the new text
 * would be read as another value, comments are lost instead.
 * @returns the text unchanged if it is not a map or cannot be read
 */
export function setInYaml(
  text: string,
  path: readonly [string, ...string[]],
  value: unknown,
): string {
  const before = readOrNothing(text);
  if (!isObject(before)) return text;
  const expected = withValue(before, path, value);
  const documents = parseDocuments(text);
  const [document] = documents;
  if (!document || !isMap(document.contents)) return text;
  const reader = new YamlReader(document, new LineCounter());
  setIn(document.contents, path, value, (pair) => reader.name(pair));
  const printed = printedText(documents);
  return isSame(readOrNothing(printed), expected) ? printed : writeYaml(expected);
}

/** The text of documents; empty where the change removed the anchor of an alias. */
function printedText(documents: Parameters<typeof printDocuments>[0]): string {
  try {
    return printDocuments(documents);
  } catch {
    return '';
  }
}

function readOrNothing(text: string): unknown {
  try {
    return readYaml(text);
  } catch {
    return undefined;
  }
}

function setIn(
  map: YAMLMap,
  [name, ...rest]: Path,
  value: unknown,
  nameOf: (pair: Pair) => string,
): void {
  const isNamed = (pair: Pair) => !isMerge(pair) && nameOf(pair) === name;
  // the last one counts
  const entry = map.items.findLast(isNamed);
  const [next, ...others] = rest;
  if (next !== undefined && isMap(entry?.value)) {
    setIn(entry.value, [next, ...others], value, nameOf);
  } else if (value === undefined) {
    if (next === undefined) map.items = map.items.filter((pair) => !isNamed(pair));
  } else {
    const node = toNode(next === undefined ? value : nested([next, ...others], value));
    if (isScalar(entry?.value) && isScalar(node)) {
      const { comment, commentBefore, spaceBefore } = entry.value;
      Object.assign(node, { comment, commentBefore, spaceBefore });
    }
    if (entry) entry.value = node;
    else map.items.push(new Pair(nameNode(name), node));
  }
}

const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => ({ [name]: inner }), value);

function withValue(
  map: Readonly<Record<string, unknown>>,
  [name, ...rest]: Path,
  value: unknown,
): Record<string, unknown> {
  const [next, ...others] = rest;
  const remaining = Object.entries(map).filter(([key]) => key !== name);
  if (next === undefined) {
    if (value === undefined) return Object.fromEntries(remaining);
    return replaced(map, name, value);
  }
  const inner = ownValue(map, name);
  if (!isObject(inner) && value === undefined) return { ...map };
  return replaced(map, name, withValue(isObject(inner) ? inner : {}, [next, ...others], value));
}

/** Keeps the place of a name that is there. */
const replaced = (map: Readonly<Record<string, unknown>>, name: string, value: unknown) =>
  Object.fromEntries(new Map(Object.entries(map)).set(name, value));

/** Compares values of JSON, in any order of names. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, child]) => [name, sorted(child)]);
}
