import type { Compartment } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { CodeLines } from './code-lines';

type LinkedLinesInput = { view: EditorView; part: Compartment; lines: CodeLines | undefined };

const linked = Decoration.line({ class: 'cm-linkedLine' });

/** Marks the lines a link names and brings the first of them into sight. */
export function showLines({ view, part, lines }: LinkedLinesInput): void {
  const { doc } = view.state;
  if (!lines || lines.from > doc.lines) {
    view.dispatch({ effects: part.reconfigure([]) });
    return;
  }
  const marks = [];
  for (let line = lines.from; line <= Math.min(lines.to, doc.lines); line += 1)
    marks.push(linked.range(doc.line(line).from));
  view.dispatch({
    effects: [
      part.reconfigure(EditorView.decorations.of(Decoration.set(marks))),
      EditorView.scrollIntoView(doc.line(lines.from).from, { y: 'center' }),
    ],
  });
}
