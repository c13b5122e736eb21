import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  type YAMLError as ParserError,
  Scalar,
  type YAMLMap,
} from 'yaml';
import { parseDocuments } from './parse';
import { nameText, resolveScalar, type ScalarTag, type ScalarValue, tagOf } from './resolve-scalar';
import { YamlError } from './yaml-error';

/**
 * The value of a YAML or JSON text, as a master reads it (yaml.v2 of Go, converted to JSON): YAML 1.1
 * without sexagesimals and times, so `yes` is true, `1_000` a number and `0755` octal; `<<` merges;
 * the last of several equal names counts; names become texts; of several documents the first counts.
 * An empty text is null.
 * @throws YamlError for a text that a master refuses
 */
export function readYaml(text: string): unknown {
  if (isRefused(text)) throw plainRefusal('control characters are not allowed', utf16Hint(text));
  const lineCounter = new LineCounter();
  try {
    const [document] = parseDocuments(text, lineCounter);
    if (!document) return null;
    const [error] = document.errors;
    if (error) throw refusal(error, text, lineCounter);
    const { explicit, version } = document.directives.yaml;
    if (explicit && version !== '1.1') throw plainRefusal('found incompatible YAML document');
    return new YamlReader(document, lineCounter).read(document.contents);
  } catch (failure) {
    // the parser calls itself for each level
    if (failure instanceof RangeError) throw plainRefusal('exceeded max depth of 10000');
    throw failure;
  }
}

/** Returns true for a text with a character that a master does not read, in quotes or not. */
const isRefused = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/.test(text);

/** Says that a text is a file of UTF-16 that was read as UTF-8: every other character is zero. */
const utf16Hint = (text: string) =>
  /^[\ufffd\ufeff]{0,2}(?:(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(text)
    ? ': the file is UTF-16. Save it as UTF-8'
    : '';

const plainRefusal = (reason: string, hint = '') =>
  new YamlError(`yaml: ${reason}`, { reason: `${reason}${hint}`, line: 1, from: 0, to: 0 });

/** Says where a space between a name and its value is one that YAML does not take for a space. */
const spaceHint = (part: string) =>
  /:\u00a0/.test(part) ? ': a no-break space follows the colon. Type a space instead' : '';

/** Errors of the parser in the words of a master, where both refuse for the same reason. */
const scannerReasons: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'found character that cannot start any token',
  TAB_AS_INDENT: 'found character that cannot start any token',
  BLOCK_AS_IMPLICIT_KEY: 'mapping values are not allowed in this context',
};

/** The refusal of a master for an error of the parser. */
export function refusal(
  { code, message, pos: [from, to] }: ParserError,
  text: string,
  lineCounter: LineCounter,
): YamlError {
  const { line, col } = lineCounter.linePos(from);
  const ofFlow = flowReason(code, message, text);
  const reason = scannerReasons[code] ?? ofFlow ?? plainReason(message);
  // masters count the lines of errors in lists and maps from 0, end a last line that has no end, and
  // name neither a line 0 nor, for a wrong character, line 1
  const isAtEnd = from >= text.length && col > 1;
  const reportedLine = ofFlow === undefined || isAtEnd ? line : line - 1;
  const place = reportedLine > (code in scannerReasons ? 1 : 0) ? `line ${reportedLine}: ` : '';
  return new YamlError(`yaml: ${place}${reason}`, {
    reason: `${reason}${spaceHint(text.slice(from, to))}`,
    line,
    from: Math.min(from, text.length),
    to: Math.min(to, text.length),
  });
}

/** The reason for a list or map in brackets that does not end. */
function flowReason(code: string, message: string, text: string): string | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined;
  if (/[[,{]\s*$/.test(text)) return 'did not find expected node content';
  if (/flow map|Flow map/.test(message)) return "did not find expected ',' or '}'";
  return /sequence/i.test(message) ? "did not find expected ',' or ']'" : undefined;
}

// without the period, as the messages of a master
const plainReason = (message: string) =>
  (message.split('\n', 1)[0] ?? message).replace(/[.:]$/, '');

/** Reads the nodes of one document. */
export class YamlReader {
  private nodes = 0;
  private aliasNodes = 0;
  private aliasDepth = 0;
  private readonly openAliases = new Set<unknown>();

  private readonly document: Document;
  private readonly lineCounter: LineCounter;

  constructor(document: Document, lineCounter: LineCounter) {
    this.document = document;
    this.lineCounter = lineCounter;
  }

  /** @throws YamlError */
  read(node: unknown): unknown {
    this.count(node);
    if (isAlias(node)) return this.throughAlias(node, (target) => this.read(target));
    if (isMap(node)) return Object.fromEntries(this.fill(new Map(), node));
    if (isSeq(node)) return node.items.map((item) => this.read(item));
    const value = this.scalar(node);
    if (typeof value === 'bigint') return Number(value);
    if (typeof value !== 'number') return value;
    if (Number.isFinite(value)) return value + 0;
    const name = Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
    throw this.refuse(node, `unsupported value: ${name}`, 'json');
  }

  /** The text of a key. @throws YamlError for a key that JSON cannot have */
  name(pair: Pair): string {
    const { key } = pair;
    this.count(key);
    const target = isAlias(key) ? key.resolve(this.document) : key;
    if (isMap(target) || isSeq(target)) throw this.refuse(key, 'invalid map key');
    const value = this.scalar(target);
    const name = nameText(value);
    if (name !== undefined) return name;
    const [type, text] = value === null ? ['%!s(<nil>)', '<nil>'] : ['uint64', String(value)];
    const valueText = JSON.stringify(this.read(pair.value));
    throw this.refuse(
      key,
      `Unsupported map key of type: ${type}, key: ${text}, value: ${valueText}`,
      '',
    );
  }

  // in order, as yaml.v2 does: a merge after a name replaces its value
  private fill(values: Map<string, unknown>, map: YAMLMap): Map<string, unknown> {
    for (const pair of map.items) {
      if (isMerge(pair)) this.merge(values, pair.value);
      else values.set(this.name(pair), this.read(pair.value));
    }
    return values;
  }

  private merge(values: Map<string, unknown>, source: unknown, isItem = false): void {
    this.count(source);
    if (isAlias(source)) {
      const target = source.resolve(this.document);
      if (target !== undefined && !isMap(target)) throw this.refuse(source, mergeNeedsMap);
      this.throughAlias(source, (found) => isMap(found) && this.fill(values, found));
    } else if (isMap(source)) this.fill(values, source);
    else if (isSeq(source) && !isItem)
      for (const item of source.items.toReversed()) this.merge(values, item, true);
    else throw this.refuse(source, mergeNeedsMap);
  }

  private throughAlias<Result>(alias: { source: string } & Node, read: (node: unknown) => Result) {
    if (!isAlias(alias)) return read(alias);
    const target = alias.resolve(this.document);
    if (target === undefined)
      throw this.refuse(alias, `unknown anchor '${alias.source}' referenced`);
    if (this.openAliases.has(alias))
      throw this.refuse(alias, `anchor '${alias.source}' value contains itself`);
    this.openAliases.add(alias);
    this.aliasDepth++;
    const result = read(target);
    this.aliasDepth--;
    this.openAliases.delete(alias);
    return result;
  }

  private scalar(node: unknown): ScalarValue {
    if (!isScalar(node)) return null;
    const text = String(node.value ?? '');
    const tag = node.tag?.replace(/^tag:yaml\.org,2002:/, '') ?? '';
    if (tag === '' && node.type !== Scalar.PLAIN) return text;
    if (tag === 'binary') return this.binary(node, text);
    if (!isScalarTag(tag) && tag !== '' && tag !== '!') return text;
    if (tag === 'str') return text;
    const value = resolveScalar(text);
    const ownTag = tagOf(value);
    if (tag === 'float' && typeof value === 'bigint') return Number(value);
    if (tag === '' || tag === '!' || tag === ownTag) return value;
    throw this.refuse(node, `cannot decode !!${ownTag} \`${text}\` as a !!${tag}`);
  }

  private binary(node: unknown, text: string): string {
    try {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      return new TextDecoder().decode(bytes);
    } catch {
      throw this.refuse(node, '!!binary value contains invalid base64 data');
    }
  }

  /** Counts as yaml.v2 does, which refuses small texts that become large ones. */
  private count(node: unknown) {
    this.nodes++;
    if (this.aliasDepth > 0) this.aliasNodes++;
    const [low, high] = [400_000, 4_000_000];
    const share = Math.min(Math.max((this.nodes - low) / (high - low), 0), 1);
    if (
      this.aliasNodes > 100 &&
      this.nodes > 1000 &&
      this.aliasNodes / this.nodes > 0.99 - 0.89 * share
    )
      throw this.refuse(node, 'document contains excessive aliasing');
  }

  private refuse(node: unknown, reason: string, source = 'yaml'): YamlError {
    const [from = 0, to = from] =
      (isScalar(node) || isAlias(node) || isMap(node) || isSeq(node)) && node.range
        ? node.range
        : [];
    const message = source === '' ? reason : `${source}: ${reason}`;
    return new YamlError(message, {
      reason,
      line: this.lineCounter.linePos(from).line || 1,
      from,
      to,
    });
  }
}

const mergeNeedsMap = 'map merge requires map or sequence of maps as the value';

const isScalarTag = (tag: string): tag is ScalarTag =>
  ['int', 'float', 'bool', 'null', 'str'].includes(tag);

/** Returns true for `<<` without quotes. */
export const isMerge = ({ key }: Pair): boolean =>
  isScalar(key) &&
  key.value === '<<' &&
  (key.tag === 'tag:yaml.org,2002:merge' || (!key.tag && key.type === Scalar.PLAIN));
