import {
  type Alias,
  Composer,
  CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Parser,
  Scalar,
} from 'yaml';
import { documentOptions, printDocuments } from '../yaml/documents';
import { errorsOf, isOfIndentation, withIndentedLines, withLineFeeds } from '../yaml/parse';
import { bounds } from './limits';
import { isSecretName, masked, nameFields, valueFields } from './names';
import { isSecretOption, maskPlain } from './text';

/** Masks a text value; `name` is its field. */
type MaskValue = (text: string, name: string) => string;

type Masked = {
  text: string;
  /** it is plain text, neither a map nor a list */
  isPlain: boolean;
  /** it looks like a configuration */
  isMapping: boolean;
};

/**
 * Masks the secrets of the documents in a YAML text. Keeps order, comments, anchors and kinds of
 * quotes; returns a text without secrets unchanged.
 * @returns undefined where the text is not YAML
 * @throws TooDeep
 */
export function maskYaml(text: string, maskValue: MaskValue): Masked | undefined {
  const documents = documentsOf(withLineFeeds(text));
  if (documents === undefined) return undefined;
  const isPlain = !documents.some(({ contents }) => isMap(contents) || isSeq(contents));
  const isMapping = !isPlain && documents.every(hasPlainKeys);
  if (isPlain) return { text, isPlain, isMapping };
  const changes = documents.map((document) => maskDocument(document, maskValue));
  if (!changes.some(Boolean)) return { text, isPlain, isMapping };
  return { text: printDocuments(documents), isPlain, isMapping };
}

/** Returns undefined at the first document with an error that a master would have as well. */
function documentsOf(text: string): Document[] | undefined {
  const composer = new Composer(documentOptions);
  const documents: Document[] = [];
  const failureIn = (composed: Iterable<Document>) => {
    for (const document of composed) {
      const [failure] = errorsOf(document);
      if (failure) return failure;
      document.errors = [];
      documents.push(document);
    }
    return undefined;
  };
  const withMoreIndentation = (failure: Error) => {
    const indented = isOfIndentation(failure) ? withIndentedLines(text) : undefined;
    return indented === undefined ? undefined : documentsOf(indented);
  };
  for (const token of new Parser().parse(text)) {
    if (isTooDeep(token)) throw new TooDeep();
    const failure = failureIn(composer.next(token));
    if (failure) return withMoreIndentation(failure);
  }
  const failure = failureIn(composer.end(false, text.length));
  return failure ? withMoreIndentation(failure) : documents;
}

/** The parts of a YAML text are inside of each other more often than `bounds` allows. */
export class TooDeep extends Error {
  override name = 'TooDeep';
}

/** Looks at a token without recursion, because the functions that read and print it use the stack. */
function isTooDeep(token: CST.Token): boolean {
  const open = [{ token, level: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { level } = next;
    if (level > bounds.yamlLevels) return true;
    for (const inner of partsOf(next.token)) open.push({ token: inner, level: level + 1 });
  }
  return false;
}

function partsOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!CST.isCollection(token)) return [];
  return token.items.flatMap(({ key, value }) => [key ?? [], value ?? []].flat());
}

/**
 * Returns false for a script or a log that happens to be valid YAML: its keys are half sentences.
 */
const hasPlainKeys = ({ contents }: Document) =>
  !isMap(contents) ||
  contents.items.every(({ key }) => isScalar(key) && /^[\w./:<-]*$/.test(String(key.value)));

// an empty value, or a measured number
const isHarmless = (node: Scalar) =>
  node.type === Scalar.PLAIN &&
  /^(true|false|null|~|[-+]?\d*\.\d+([eE][-+]?\d+)?)?$/i.test(String(node.value ?? ''));

/** @returns whether anything was masked */
function maskDocument(document: Document, maskValue: MaskValue): boolean {
  const sources = findSources(document);
  const hidden = findHidden(document, sources);
  const lostAnchors = new Set<string>();
  let isChanged = false;

  const maskComments = (node: { comment?: string | null; commentBefore?: string | null }) => {
    for (const place of ['comment', 'commentBefore'] as const) {
      const comment = node[place];
      if (!comment) continue;
      const clean = maskPlain(comment);
      if (clean === comment) continue;
      node[place] = clean;
      isChanged = true;
    }
  };
  const hide = (node: Node): Scalar => {
    isChanged = true;
    const scalar = new Scalar(masked);
    const { comment, commentBefore, spaceBefore } = node;
    Object.assign(scalar, { comment, commentBefore, spaceBefore });
    if ('anchor' in node && node.anchor) scalar.anchor = node.anchor;
    maskComments(scalar);
    return scalar;
  };
  const recordLost = (node: unknown) => {
    for (const child of childrenOf(node)) {
      if ((isScalar(child) || isMap(child) || isSeq(child)) && child.anchor)
        lostAnchors.add(child.anchor);
      recordLost(child);
    }
  };
  const replaced = (node: unknown, name: string): unknown => {
    if (!isNode(node)) return node;
    if (hidden.has(node)) {
      recordLost(node);
      return hide(node);
    }
    if (isAlias(node)) return lostAnchors.has(node.source) ? hide(node) : node;
    maskComments(node);
    if (isScalar(node)) {
      const before = String(node.value ?? '');
      const clean = maskValue(before, name);
      if (clean !== before) {
        node.value = clean;
        isChanged = true;
      }
    } else if (isSeq(node)) {
      node.items = node.items.map((item) => replaced(item, name));
    } else if (isMap(node)) {
      for (const pair of node.items) {
        const key = textOf(pair.key, sources);
        pair.key = replaced(pair.key, '');
        pair.value = replaced(pair.value, key);
      }
    }
    return node;
  };

  maskComments(document);
  const contents = replaced(document.contents, '');
  document.contents = isNode(contents) ? contents : null;
  return isChanged;
}

/** The nodes behind the aliases of a document: each is the last one before it with that anchor. */
type Sources = Map<Alias, Node>;

/** Reads all sources in one pass, because `Alias.resolve` reads the document for each alias. */
function findSources(document: Document): Sources {
  const sources: Sources = new Map();
  const anchors = new Map<string, Node>();
  const read = (node: unknown) => {
    if (isAlias(node)) {
      const source = anchors.get(node.source);
      if (source) sources.set(node, source);
      return;
    }
    if (isNode(node) && 'anchor' in node && node.anchor) anchors.set(node.anchor, node);
    for (const child of childrenOf(node)) read(child);
  };
  read(document.contents);
  return sources;
}

/** The nodes that are secrets as a whole, including those behind an alias. */
function findHidden(document: Document, sources: Sources): Set<Node> {
  const hidden = new Set<Node>();
  // not by recursion: a chain of aliases can be as long as the text
  const behindAliases: Node[] = [];
  const mark = (node: unknown, isSecret: boolean): void => {
    if (!isNode(node)) return;
    if (isAlias(node)) {
      const source = isSecret ? sources.get(node) : undefined;
      if (source) behindAliases.push(source);
      return;
    }
    if (isSecret && !(isScalar(node) && isHarmless(node))) hidden.add(node);
    if (isMap(node)) for (const pair of node.items) mark(pair.key, isSecret);
    if (isMap(node))
      for (const [value, isOne] of mapValues(node.items, sources)) mark(value, isSecret || isOne);
    if (isSeq(node))
      for (const [item, isOne] of listItems(node.items, sources)) mark(item, isSecret || isOne);
  };
  mark(document.contents, false);
  for (let next = behindAliases.pop(); next; next = behindAliases.pop())
    if (!hidden.has(next)) mark(next, true);
  return hidden;
}

function mapValues(pairs: Pair[], sources: Sources): Array<[value: unknown, isSecret: boolean]> {
  const isNamed = pairs.some(
    ({ key, value }) =>
      nameFields.includes(textOf(key, sources)) && isSecretName(textOf(value, sources)),
  );
  return pairs.map(({ key, value }) => {
    const name = textOf(key, sources);
    return [value, isSecretName(name) || (isNamed && valueFields.includes(name))];
  });
}

function listItems(items: unknown[], sources: Sources): Array<[item: unknown, isSecret: boolean]> {
  const secret = secretItems(items.map((item) => textOf(item, sources)));
  return items.map((item, at) => [item, secret[at] ?? false]);
}

/**
 * Finds the words of a list that are secrets because of the text before them: an option, or the
 * start of a key.
 */
export function secretItems(words: string[]): boolean[] {
  let isInKey = false;
  return words.map((word, at) => {
    const before = words[at - 1] ?? '';
    if (/-----BEGIN [A-Z\d ]*PRIVATE KEY/.test(word)) isInKey = true;
    const isSecret = isInKey || isSecretOption(before, commandOf(words.slice(0, Math.min(at, 5))));
    if (word.includes('-----END')) isInKey = false;
    return isSecret;
  });
}

const commandOf = (words: string[]) => words.map((word) => word.slice(0, 200)).join(' ');

/** The text of a scalar, also behind an alias. */
function textOf(node: unknown, sources: Sources): string {
  const target = isAlias(node) ? sources.get(node) : node;
  return isScalar(target) ? String(target.value ?? '') : '';
}

function childrenOf(node: unknown): unknown[] {
  if (isSeq(node)) return node.items;
  return isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : [];
}
