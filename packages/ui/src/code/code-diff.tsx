import { lazy, Suspense } from 'react';
import { Skeleton } from '../base/skeleton';
import type { CodeDiffProps } from './code-diff-body';

const CodeDiffBody = lazy(() => import('./code-diff-body'));

/** Shows the differences of two texts; equal parts are folded. */
export const CodeDiff = (props: CodeDiffProps) => (
  <section
    aria-label={`${props.before.label} and ${props.after.label}`}
    className="overflow-auto rounded-md border bg-sunken"
  >
    <div
      className={`grid border-b text-sm text-muted narrow:grid-cols-1 ${props.isInline ? 'grid-cols-1' : 'grid-cols-2'}`}
    >
      <span className={`px-3 py-1.5 narrow:hidden ${props.isInline ? 'hidden' : ''}`}>
        {props.before.label}
      </span>
      <span className="px-3 py-1.5">{props.after.label}</span>
    </div>
    <Suspense fallback={<Skeleton className="m-4 h-4 w-60" />}>
      <CodeDiffBody {...props} />
    </Suspense>
  </section>
);
