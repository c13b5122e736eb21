import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { closeSearchPanel, searchKeymap, searchPanelOpen } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { keyOf } from '../lib/keys';

/**
 * Escape first ends an open state of the editor itself, then closes the dialog around it. Dialogs
 * listen on the document in the capture phase, before the editor receives a key, so this listens
 * above them.
 */
const ownEscape = ViewPlugin.define((view) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape' || !view.dom.contains(innermost(event))) return;
    if (!endOwn(view)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return { destroy: () => window.removeEventListener('keydown', onKeyDown, true) };
});

const innermost = (event: Event): Node | null => {
  const [target] = event.composedPath();
  return target instanceof Node ? target : null;
};

function endOwn(view: EditorView): boolean {
  if (searchPanelOpen(view.state)) return closeSearchPanel(view);
  if (!indenting.has(view)) return false;
  setTabIndents(view, false);
  return true;
}

// the editor does not expose whether Tab indents
const indenting = new WeakSet<EditorView>();

function setTabIndents(view: EditorView, isIndenting: boolean): void {
  if (isIndenting) indenting.add(view);
  else indenting.delete(view);
  view.setTabFocusMode(!isIndenting);
}

/** Tab leaves the editor, as elsewhere on a page, until Ctrl+M switches to indenting. */
export const startTabs = (view: EditorView): void => setTabIndents(view, false);

const tabKeys = keymap.of([
  {
    key: 'Ctrl-m',
    mac: 'Shift-Alt-m',
    run: (view) => {
      setTabIndents(view, !indenting.has(view));
      return true;
    },
  },
  indentWithTab,
]);

export const readingKeys: Extension = [
  ownEscape,
  keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap]),
];

export const editingKeys: Extension = [
  tabKeys,
  history(),
  keymap.of(historyKeymap),
  readingKeys,
  EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off' }),
];
