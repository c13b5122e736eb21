import { openSearchPanel } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { useImperativeHandle, useRef } from 'react';
import type { CodeLines } from './code-lines';
import { type CodeEditorProps, useEditor } from './use-editor';

const openSearch = (view: EditorView): void => {
  openSearchPanel(view);
};

/** From the first line of the selection to the last. */
function selectedLines({ state }: EditorView): CodeLines {
  const { from, to } = state.selection.main;
  return { from: state.doc.lineAt(from).number, to: state.doc.lineAt(to).number };
}

/** The editor itself, once its code is loaded. */
export default function CodeEditorBody(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useEditor(host, props);
  useImperativeHandle(
    props.handle,
    () => ({
      search: () => view && openSearch(view),
      selectedLines: () => view && selectedLines(view),
    }),
    [view],
  );
  return (
    <div
      ref={host}
      data-code-editor={props.label}
      data-invalid={props.problem ? '' : undefined}
      className="h-full min-h-0 min-w-0"
    />
  );
}
