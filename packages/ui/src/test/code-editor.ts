import { EditorView } from '@codemirror/view';
import { act, waitFor } from '@testing-library/react';

/** Editors live in shadow trees, where queries do not look: found by the name they were given. */
const editorOf = (label: string) =>
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

/** Replaces the text of an editor, as if it had been typed. */
export async function typeCode(label: string, text: string): Promise<void> {
  const view = await editorOf(label);
  await act(async () => {
    const changes = { from: 0, to: view.state.doc.length, insert: text };
    view.dispatch({ changes, userEvent: 'input.type' });
  });
}
