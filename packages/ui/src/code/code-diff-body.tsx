import { codeFolding } from '@codemirror/language';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useMedia } from '../hooks/use-media';
import type { CodeLanguage } from './code-language';
import { readingKeys } from './editor-keys';
import { editorSearch } from './editor-search';
import { editorColors, editorTheme } from './editor-theme';
import { loadLanguage } from './load-language';

type Side = { label: string; text: string };

export type CodeDiffProps = {
  before: Side;
  after: Side;
  language: CodeLanguage;
  /** shows both sides in one text, where two columns do not fit */
  isInline?: boolean;
};

const soft = (color: string, percent: number) =>
  `color-mix(in oklch, var(--${color}) ${percent}%, transparent)`;

/** Removed and added text: a background for the line, a stronger one for the changed words. */
const diffTheme = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { background: soft('bad', 9) },
  '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': {
    background: soft('ok', 9),
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': { background: soft('bad', 22) },
  '&.cm-merge-b .cm-changedText, .cm-insertedLine .cm-changedText': { background: soft('ok', 22) },
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--bad)' },
  '&.cm-merge-b .cm-changedLineGutter, .cm-inlineChangedLineGutter': { background: 'var(--ok)' },
  // syntax colors are too close to the colors of changes
  '.cm-line .cm-changedText *, .cm-line .cm-deletedText *, .cm-line ins *, .cm-line del *': {
    color: 'var(--text)',
  },
  // the line already has its background
  'ins.cm-insertedLine, del.cm-deletedLine': { background: 'none', textDecoration: 'none' },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"⋯"' },
  '.cm-collapsedLines': {
    background: 'var(--hover)',
    color: 'var(--muted)',
    font: '12px/18px var(--font-sans)',
    padding: '2px 12px',
  },
});

/** The extensions of both sides, each with its own label. */
const partsOf = (label: string, language: Extension): Extension => [
  editorTheme,
  diffTheme,
  editorColors,
  editorSearch,
  readingKeys,
  lineNumbers(),
  codeFolding(),
  language,
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label }),
];

const collapseUnchanged = { margin: 3, minSize: 6 };

type Sides = Pick<CodeDiffProps, 'before' | 'after'> & { language: Extension; isNarrow: boolean };

function draw(root: ShadowRoot, { before, after, language, isNarrow }: Sides): () => void {
  const parts = partsOf(after.label, language);
  if (isNarrow) {
    const merged = unifiedMergeView({
      original: before.text,
      mergeControls: false,
      collapseUnchanged,
    });
    const state = EditorState.create({ doc: after.text, extensions: [parts, merged] });
    const view = new EditorView({ root, parent: root, state });
    return () => view.destroy();
  }
  const view = new MergeView({
    root,
    parent: root,
    collapseUnchanged,
    a: { doc: before.text, extensions: partsOf(before.label, language) },
    b: { doc: after.text, extensions: parts },
  });
  return () => view.destroy();
}

/** Two columns, or one above the other in a narrow container. */
export default function CodeDiffBody(props: CodeDiffProps) {
  const { before, after, language, isInline = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(width < 900px)') || isInline;
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void loadLanguage(language).then((loaded) => {
      if (isGone || !host.current) return;
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      stop = draw(root, { before, after, language: loaded, isNarrow });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [before, after, language, isNarrow]);
  return <div ref={host} className="min-h-0 min-w-0" />;
}
