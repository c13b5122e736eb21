import { openSearchPanel } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import type { CodeLines } from './code-lines';

export const openSearch = (view: EditorView): void => {
  openSearchPanel(view);
};

/** From the line the selection starts in to the one it ends in. */
export function selectedLines({ state }: EditorView): CodeLines {
  const { from, to } = state.selection.main;
  return { from: state.doc.lineAt(from).number, to: state.doc.lineAt(to).number };
}
