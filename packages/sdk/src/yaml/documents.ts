import {
  type Document,
  type Scalar,
  type ScalarTag,
  type Tags,
  type ToStringOptions,
  visit,
} from 'yaml';
import { isUnprintable, quoted } from './scalar-text';

/** The value of a scalar that is printed as this text, without another look at it. */
export class ExactText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const exactText: ScalarTag = {
  tag: '!exact',
  default: true,
  identify: (value) => value instanceof ExactText,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof ExactText ? value.text : String(value)),
};

/**
 * Options of a document whose scalars are texts, as written: the types of scalars are found by the
 * rules of a master, not by those of the parser.
 */
export const documentOptions = {
  schema: 'failsafe',
  customTags: (tags: Tags) => [...tags, exactText],
  resolveKnownTags: false,
  uniqueKeys: false,
  logLevel: 'silent',
  prettyErrors: false,
} as const;

const printOptions: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

/**
 * The text of documents, with comments, order, anchors and kinds of quotes. Characters that older
 * readers take for a line break, or refuse, are escaped.
 */
export function printDocuments(documents: readonly Document[]): string {
  for (const document of documents) visit(document, { Scalar: (_, node) => escapeScalar(node) });
  return documents.map((document) => document.toString(printOptions)).join('');
}

function escapeScalar(node: Scalar) {
  if (typeof node.value !== 'string' || node.tag || !isUnprintable(node.value)) return;
  node.value = new ExactText(quoted(node.value));
}
