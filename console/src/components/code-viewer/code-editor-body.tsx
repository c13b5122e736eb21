import { useImperativeHandle, useRef } from 'react';
import type { CodeEditorProps } from './code-editor-props';
import { openSearch, selectedLines } from './editor-acts';
import { useEditor } from './use-editor';

/** The editor itself, once its parts are here. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it passes the focus on to the editor inside
    <div
      ref={host}
      // a form sends the focus to its first field that is wrong, and cannot look into a shadow tree
      tabIndex={-1}
      onFocus={(event) => {
        if (event.target === host.current && !host.current.shadowRoot?.activeElement) view?.focus();
      }}
      data-code-editor={props.label}
      data-invalid={props.problem ? '' : undefined}
      className="h-full min-h-0 min-w-0 outline-none"
    />
  );
}
