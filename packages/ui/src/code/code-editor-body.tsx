import { useImperativeHandle, useRef } from 'react';
import type { CodeEditorProps } from './code-editor-props';
import { openSearch, selectedLines } from './editor-commands';
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
    <div
      ref={host}
      data-code-editor={props.label}
      data-invalid={props.problem ? '' : undefined}
      className="h-full min-h-0 min-w-0"
    />
  );
}
