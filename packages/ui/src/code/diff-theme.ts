import { EditorView } from '@codemirror/view';

const soft = (color: string, percent: number) =>
  `color-mix(in oklch, var(--${color}) ${percent}%, transparent)`;

/** Removed and added text: a colour behind the line, a stronger one behind the words. */
export const diffTheme = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { background: soft('bad', 9) },
  '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': {
    background: soft('ok', 9),
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': { background: soft('bad', 22) },
  '&.cm-merge-b .cm-changedText, .cm-insertedLine .cm-changedText': { background: soft('ok', 22) },
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--bad)' },
  '&.cm-merge-b .cm-changedLineGutter, .cm-inlineChangedLineGutter': { background: 'var(--ok)' },
  // colours of a language are too close to those of a change
  '.cm-line .cm-changedText *, .cm-line .cm-deletedText *, .cm-line ins *, .cm-line del *': {
    color: 'var(--text)',
  },
  // the line has its colour already
  'ins.cm-insertedLine, del.cm-deletedLine': { background: 'none', textDecoration: 'none' },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"⋯"' },
  '.cm-collapsedLines': {
    background: 'var(--hover)',
    color: 'var(--muted)',
    font: '12px/18px var(--font-sans)',
    padding: '2px 12px',
  },
});
