import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  Scalar,
} from 'yaml';
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
 */
export function maskYaml(text: string, maskValue: MaskValue): Masked | undefined {
  // failsafe: every value is a text and is printed as written
  const parsed = parseAllDocuments(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const documents = Array.isArray(parsed) ? parsed : [];
  if (documents.some(({ errors }) => errors.length > 0)) return undefined;
  const isPlain = !documents.some(({ contents }) => isMap(contents) || isSeq(contents));
  const isMapping = !isPlain && documents.every(hasPlainKeys);
  if (isPlain) return { text, isPlain, isMapping };
  const changes = documents.map((document) => maskDocument(document, maskValue));
  if (!changes.some(Boolean)) return { text, isPlain, isMapping };
  const options = { lineWidth: 0, flowCollectionPadding: false };
  const printed = documents.map((document) => document.toString(options)).join('');
  return { text: printed, isPlain, isMapping };
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
  const hidden = findHidden(document);
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
        const key = textOf(pair.key, document);
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

/** The nodes that are secrets as a whole, including those behind an alias. */
function findHidden(document: Document): Set<Node> {
  const hidden = new Set<Node>();
  const mark = (node: unknown, isSecret: boolean): void => {
    if (!isNode(node)) return;
    if (isAlias(node)) {
      const source = isSecret ? node.resolve(document) : undefined;
      if (source && !hidden.has(source)) mark(source, true);
      return;
    }
    if (isSecret && !(isScalar(node) && isHarmless(node))) hidden.add(node);
    if (isMap(node)) for (const pair of node.items) mark(pair.key, isSecret);
    if (isMap(node))
      for (const [value, isOne] of mapValues(node.items, document)) mark(value, isSecret || isOne);
    if (isSeq(node))
      for (const [item, isOne] of listItems(node.items, document)) mark(item, isSecret || isOne);
  };
  mark(document.contents, false);
  return hidden;
}

function mapValues(pairs: Pair[], document: Document): Array<[value: unknown, isSecret: boolean]> {
  const isNamed = pairs.some(
    ({ key, value }) =>
      nameFields.includes(textOf(key, document)) && isSecretName(textOf(value, document)),
  );
  return pairs.map(({ key, value }) => {
    const name = textOf(key, document);
    return [value, isSecretName(name) || (isNamed && valueFields.includes(name))];
  });
}

function listItems(
  items: unknown[],
  document: Document,
): Array<[item: unknown, isSecret: boolean]> {
  const secret = secretItems(items.map((item) => textOf(item, document)));
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
    const isSecret = isInKey || isSecretOption(before, words.slice(0, Math.min(at, 5)).join(' '));
    if (word.includes('-----END')) isInKey = false;
    return isSecret;
  });
}

/** The text of a scalar, also behind an alias. */
function textOf(node: unknown, document: Document): string {
  const found = isAlias(node) ? node.resolve(document) : node;
  return isScalar(found) ? String(found.value ?? '') : '';
}

function childrenOf(node: unknown): unknown[] {
  if (isSeq(node)) return node.items;
  return isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : [];
}
