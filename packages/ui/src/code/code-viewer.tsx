import { Copy, Download, Link2, Search, WrapText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Tag } from '../base/badge';
import { Button } from '../base/button';
import { EmptyState } from '../base/empty-state';
import { IconButton } from '../base/icon-button';
import { SegmentedControl } from '../base/segmented-control';
import { Skeleton } from '../base/skeleton';
import { copyText } from '../lib/copy-text';
import { saveFile } from '../lib/files';
import { formatBytes } from '../lib/format';
import { displayText } from '../lib/visible-controls';
import { Markdown } from '../page/markdown/markdown';
import { CodeEditor } from './code-editor';
import { isNotebook, languageOf } from './code-language';
import type { CodeLines } from './code-lines';
import { type FileContent, plainFromBytes, readFile } from './file-content';
import type { CodeEditorHandle } from './use-editor';

// loaded on demand, because few files are notebooks
const Notebook = lazy(() => import('./notebook'));

type Props = {
  /** its extension selects the language */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** a description of the file, next to its name */
  description?: ReactNode;
  /** the name of the downloaded file; its own name by default */
  downloadName?: string;
  /** lines of the link */
  lines?: CodeLines | undefined;
  onLines?: ((lines: CodeLines) => void) | undefined;
};

type View = 'rendered' | 'source';

const canRender = (name: string) => isNotebook(name) || languageOf(name) === 'markdown';

/** Shows one file: its name, its actions and its content. */
export function CodeViewer(props: Props) {
  const { name, bytes, description, lines, onLines } = props;
  const [content] = useState(() => readFile(bytes));
  const [isWrapped, setIsWrapped] = useState(false);
  // a link to lines refers to the source
  const [view, setView] = useState<View>(canRender(name) && !lines ? 'rendered' : 'source');
  const editor = useRef<CodeEditorHandle>(null);
  const isSource = content.kind === 'text' && view === 'source';
  const isPlain = content.kind === 'text' && content.sizeBytes >= plainFromBytes;
  const title = displayText(name);

  return (
    <section aria-label={title} className="flex h-full min-h-0 min-w-0 flex-col">
      <header className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b px-3 py-1">
        <h2 className="min-w-0 truncate font-mono text-sm" title={title}>
          {title}
        </h2>
        {description ? <span className="truncate text-sm text-faint">{description}</span> : null}
        <Tag>read-only</Tag>
        <span className="num text-sm text-faint">
          {content.kind === 'empty' ? null : formatBytes(content.sizeBytes)}
          {isPlain ? ', without colors' : null}
        </span>
        <div className="ml-auto flex items-center gap-0.5">
          {canRender(name) && content.kind === 'text' ? (
            <SegmentedControl
              label="View"
              value={view}
              segments={[
                { value: 'rendered', label: 'Rendered' },
                { value: 'source', label: 'Source' },
              ]}
              onChange={setView}
            />
          ) : null}
          {isSource ? (
            <>
              <IconButton label="Find in file" onClick={() => editor.current?.search()}>
                <Search aria-hidden className="size-4" strokeWidth={1.5} />
              </IconButton>
              <IconButton
                label="Wrap lines"
                aria-pressed={isWrapped}
                className="aria-pressed:bg-hover aria-pressed:text-text"
                onClick={() => setIsWrapped(!isWrapped)}
              >
                <WrapText aria-hidden className="size-4" strokeWidth={1.5} />
              </IconButton>
            </>
          ) : null}
          {isSource && onLines ? (
            <IconButton
              label="Link to the selected lines"
              onClick={() => {
                const selected = editor.current?.selectedLines();
                if (selected) onLines(selected);
              }}
            >
              <Link2 aria-hidden className="size-4" strokeWidth={1.5} />
            </IconButton>
          ) : null}
          {content.kind === 'text' ? (
            <IconButton label="Copy file" onClick={() => void copyText(content.text)}>
              <Copy aria-hidden className="size-4" strokeWidth={1.5} />
            </IconButton>
          ) : null}
          <IconButton label="Download file" onClick={() => save(props)}>
            <Download aria-hidden className="size-4" strokeWidth={1.5} />
          </IconButton>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-auto bg-sunken">
        {isSource ? (
          <CodeEditor
            label={name}
            text={content.text}
            language={isPlain ? 'text' : languageOf(name)}
            isWrapped={isWrapped}
            lines={lines}
            onLines={onLines}
            handle={editor}
            className="h-full rounded-none border-0"
          />
        ) : (
          <Rendered name={name} content={content} onDownload={() => save(props)} />
        )}
      </div>
    </section>
  );
}

// browsers would turn folders and file into one name
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const save = ({ bytes, name, downloadName = fileOf(name) }: Props) =>
  saveFile(bytes, downloadName, 'application/octet-stream');

type RenderedProps = { name: string; content: FileContent; onDownload: () => void };

function Rendered({ name, content, onDownload }: RenderedProps) {
  if (content.kind === 'empty') return <EmptyState title="File has no content." />;
  if (content.kind === 'binary')
    return (
      <EmptyState
        title="Could not decode file."
        hint={`It has ${formatBytes(content.sizeBytes)} that are not UTF-8 text.`}
        action={<Button onClick={onDownload}>Download file</Button>}
      />
    );
  return (
    <Suspense fallback={<Skeleton className="m-4 h-4 w-60" />}>
      {isNotebook(name) ? (
        <Notebook name={name} text={content.text} />
      ) : (
        <div className="px-4 py-3">
          <Markdown text={content.text} />
        </div>
      )}
    </Suspense>
  );
}
