import { syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';

type StyleOf = Parameters<typeof syntaxHighlighting>[0]['style'];

// from specific to general: the first matching tag decides
const classes: Record<string, string> = {
  comment: 'code-comment',
  invalid: 'code-invalid',
  heading: 'code-heading',
  strong: 'code-strong',
  emphasis: 'code-emphasis',
  link: 'code-name',
  url: 'code-string',
  propertyName: 'code-name',
  className: 'code-name',
  keyword: 'code-keyword',
  bool: 'code-number',
  null: 'code-number',
  number: 'code-number',
  atom: 'code-number',
  string: 'code-string',
  monospace: 'code-string',
  literal: 'code-string',
  content: 'code-content',
  labelName: 'code-number',
  typeName: 'code-name',
  meta: 'code-quiet',
  punctuation: 'code-quiet',
  operator: 'code-quiet',
};

const classOf: StyleOf = (tags) => {
  for (const tag of tags)
    for (const name of tag.set.map(String)) if (classes[name]) return classes[name];
  return null;
};

/** Colors the parts of a language by class, so that both themes share the same rules. */
export const editorColors = syntaxHighlighting({ style: classOf });

const field = {
  border: '1px solid var(--line-strong)',
  borderRadius: '6px',
  background: 'var(--raised)',
  color: 'var(--text)',
  font: '12px/18px var(--font-sans)',
};

// custom properties are inherited by the shadow tree, so the code has the theme of the page
export const editorTheme = EditorView.theme({
  '&': { height: '100%', background: 'var(--sunken)', color: 'var(--text)', fontSize: '12px' },
  '&.cm-focused': { outline: 'none' },
  // above the line numbers, which are drawn over the text that scrolls below them
  '&:has(.cm-content:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '2px solid var(--accent)',
    borderRadius: '5px',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '18px',
    // shows exactly the typed characters
    fontVariantLigatures: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--line-strong) transparent',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--text)', outline: 'none' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'color-mix(in oklch, var(--accent) 28%, transparent)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    background: 'color-mix(in oklch, var(--text) 4%, transparent)',
  },
  '.cm-gutters': {
    background: 'var(--sunken)',
    color: 'var(--faint)',
    border: 'none',
    paddingLeft: '6px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 6px 0 8px', minWidth: '28px' },
  '&.code-links .cm-lineNumbers .cm-gutterElement': { cursor: 'pointer' },
  '&.code-links .cm-lineNumbers .cm-gutterElement:hover': { color: 'var(--text)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', padding: '0 2px' },
  '.cm-foldPlaceholder': {
    background: 'var(--hover)',
    border: '1px solid var(--line)',
    color: 'var(--muted)',
    padding: '0 4px',
    margin: '0 2px',
  },
  '.cm-linkedLine': { background: 'var(--select)', boxShadow: 'inset 2px 0 var(--accent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: 'transparent',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { background: 'transparent' },
  '.cm-searchMatch': { background: 'color-mix(in oklch, var(--warn) 24%, transparent)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    background: 'color-mix(in oklch, var(--warn) 50%, transparent)',
  },
  '.cm-specialChar': { color: 'var(--bad)' },
  '.cm-placeholder': { color: 'var(--faint)' },
  '.cm-panels': { background: 'var(--raised)', color: 'var(--text)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    background: 'var(--raised)',
    color: 'var(--text)',
    font: '12px/18px var(--font-sans)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-diagnostic': { padding: '4px 8px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeft: '2px solid var(--bad)' },
  '.cm-diagnostic-warning': { borderLeft: '2px solid var(--warn)' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '5px 2px' },
  '.cm-lint-marker': { width: '8px', height: '8px', borderRadius: '50%', content: '""' },
  '.cm-lint-marker-error': { content: '""', background: 'var(--bad)' },
  '.cm-lint-marker-warning': { content: '""', background: 'var(--warn)' },
  '.code-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '6px 8px',
    font: '12px/18px var(--font-sans)',
  },
  '.code-search input': { ...field, height: '26px', width: '180px', padding: '0 8px' },
  '.code-search button': { ...field, height: '26px', padding: '0 8px', cursor: 'pointer' },
  '.code-search button:hover': { background: 'var(--hover)' },
  '.code-search :focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.code-search [aria-pressed=true]': { borderColor: 'var(--accent)', background: 'var(--select)' },
  '.code-search output': {
    minWidth: '64px',
    color: 'var(--muted)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.code-search .code-close': { marginLeft: 'auto' },
  '.code-comment': { color: 'var(--faint)', fontStyle: 'italic' },
  '.code-keyword': { color: 'var(--wait)' },
  '.code-string': { color: 'var(--ok)' },
  // plain text is a value in YAML
  '&.code-values .code-content': { color: 'var(--ok)' },
  // on the background of a change its contrast is too low
  '&.code-values .cm-changedText .code-content': { color: 'inherit' },
  '.code-number': { color: 'var(--warn)' },
  '.code-name': { color: 'var(--run)' },
  '.code-heading': { fontWeight: '600' },
  '.code-strong': { fontWeight: '600' },
  '.code-emphasis': { fontStyle: 'italic' },
  '.code-invalid': { color: 'var(--bad)' },
  '.code-quiet': { color: 'var(--muted)' },
});
