import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { documentOptions, ExactText, printDocuments } from './documents';
import { canBeBlock, needsNoQuotes, numberText, quoted } from './scalar-text';

/**
 * The text of a value of JSON in YAML, with a line feed at its end. A master, a reader of YAML 1.2 and
 * PyYAML all read it as the same value, names included. Values that JSON leaves out are left out.
 */
export function writeYaml(value: unknown): string {
  const document = new Document(null, documentOptions);
  document.contents = toNode(value, true);
  return printDocuments([document]);
}

/** The nodes of a value. A text that is the whole document is on one line. */
export function toNode(value: unknown, isRoot = false): Scalar | YAMLMap | YAMLSeq {
  if (typeof value === 'string') return textNode(value, isRoot);
  if (typeof value === 'number') return exactNode(numberText(value));
  if (typeof value === 'boolean' || typeof value === 'bigint') return exactNode(String(value));
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map((item) => toNode(item));
    return list;
  }
  if (typeof value !== 'object' || value === null) return exactNode('null');
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return toNode(value.toJSON(), isRoot);
  const map = new YAMLMap();
  map.items = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .map(([name, child]) => new Pair(nameNode(name), toNode(child)));
  return map;
}

export const nameNode = (name: string) => exactNode(needsNoQuotes(name) ? name : quoted(name));

function textNode(text: string, isRoot: boolean): Scalar {
  if (isRoot || !canBeBlock(text)) return nameNode(text);
  const block = new Scalar(text);
  block.type = Scalar.BLOCK_LITERAL;
  return block;
}

const exactNode = (text: string) => new Scalar(new ExactText(text));
