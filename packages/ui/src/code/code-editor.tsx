import { lazy, Suspense } from 'react';
import { cn } from '../lib/utils';
import type { CodeEditorProps } from './use-editor';

// an editor is as large as the rest of a page
const CodeEditorBody = lazy(() => import('./code-editor-body'));

type Props = CodeEditorProps & { className?: string };

/**
 * Code to read or edit, as high as its parent or its class. Tab moves on; Ctrl+M makes it indent
 * until Escape or Ctrl+M again.
 */
export const CodeEditor = ({ className, ...props }: Props) => (
  <div
    data-code
    className={cn(
      'min-h-0 min-w-0 overflow-clip rounded-md border bg-sunken',
      props.problem ? 'border-bad' : 'border-line',
      className ?? 'h-full',
    )}
  >
    <Suspense
      fallback={
        <p role="status" className="p-3 text-sm text-muted">
          Loading text editor...
        </p>
      }
    >
      <CodeEditorBody {...props} />
    </Suspense>
  </div>
);
