import { EmptyState } from '../base/empty-state';
import { useInView } from '../hooks/use-element';
import { Markdown } from '../page/markdown/markdown';
import { CodeEditor } from './code-editor';
import { type CellOutput, type NotebookCell, readNotebook } from './notebook-cells';

type Props = { name: string; text: string };

/** Shows a notebook: nothing in it runs, and nothing in it is treated as HTML. */
export default function Notebook({ name, text }: Props) {
  const cells = readNotebook(text);
  if (!cells)
    return <EmptyState title={`${name} is not a notebook`} hint="Its source can still be read." />;
  if (cells.length === 0) return <EmptyState title="This notebook has no cells." />;
  return (
    <ol aria-label={`Cells of ${name}`} className="grid max-w-220 grid-cols-1 gap-4 px-4 py-4">
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a read-only file keep their positions
        <li key={index} className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-3 phone:grid-cols-1">
          <Cell cell={cell} index={index} />
        </li>
      ))}
    </ol>
  );
}

function Cell({ cell, index }: { cell: NotebookCell; index: number }) {
  if (cell.kind === 'markdown')
    return (
      <div className="col-start-2 min-w-0 phone:col-start-1">
        <Markdown text={cell.text} />
      </div>
    );
  const count = cell.kind === 'code' ? `[${cell.count ?? ' '}]` : '';
  return (
    <>
      <span className="pt-2 text-right font-mono text-xs text-faint phone:text-left">{count}</span>
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <CellCode cell={cell} label={`Cell ${index + 1}`} />
        {cell.kind === 'code'
          ? cell.outputs.map((output, place) => (
              <Output
                // biome-ignore lint/suspicious/noArrayIndexKey: outputs keep their positions, too
                key={place}
                output={output}
                label={`Output ${place + 1} of cell ${index + 1}`}
              />
            ))
          : null}
      </div>
    </>
  );
}

/**
 * one editor per cell would be too many: cells outside the viewport are plain text of the same size
 */
function CellCode({ cell, label }: { cell: NotebookCell; label: string }) {
  const [ref, isInView] = useInView();
  return (
    <div ref={ref}>
      {isInView ? (
        <CodeEditor
          label={label}
          text={cell.text}
          language={cell.kind === 'code' ? 'python' : 'text'}
          className="h-auto"
        />
      ) : (
        <pre className="overflow-x-auto rounded-md border bg-sunken px-8 py-2 font-mono text-sm">
          {cell.text}
        </pre>
      )}
    </div>
  );
}

function Output({ output, label }: { output: CellOutput; label: string }) {
  if (output.kind === 'picture')
    return (
      <img src={output.address} alt={label} className="max-w-full justify-self-start bg-raised" />
    );
  if (output.kind === 'markdown') return <Markdown text={output.text} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
    <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto">
      <pre className={`font-mono text-sm ${output.isError ? 'text-bad' : 'text-muted'}`}>
        {output.text}
      </pre>
    </section>
  );
}
