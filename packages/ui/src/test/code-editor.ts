import { EditorView } from '@codemirror/view';
import { act, waitFor } from '@testing-library/react';

/** Editors are in shadow trees, which queries do not search: finds one by its label. */
export const editorOf = (label: string) =>
  waitFor(() => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-code-editor]')) {
      const root = host.shadowRoot?.querySelector<HTMLElement>('.cm-editor');
      const view = host.dataset.codeEditor === label && root && EditorView.findFromDOM(root);
      if (view) return view;
    }
    throw new Error(`There is no editor called "${label}".`);
  });

/** The text of an editor. */
export const codeIn = async (label: string): Promise<string> =>
  (await editorOf(label)).state.doc.toString();

/** Replaces the text of an editor, as if a user had typed it. */
export async function typeCode(label: string, text: string): Promise<void> {
  const view = await editorOf(label);
  await act(async () => {
    const changes = { from: 0, to: view.state.doc.length, insert: text };
    view.dispatch({ changes, userEvent: 'input.type' });
  });
}
