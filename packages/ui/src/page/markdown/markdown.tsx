import { lazy, Suspense } from 'react';
import { Skeleton } from '../../base/skeleton';

// a parser of Markdown comes with the first text that needs one
const MarkdownBody = lazy(() => import('./markdown-body'));

/** Markdown as a page: GitHub's dialect, no HTML, links that are safe to follow, pictures as links
 * unless the text holds them. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense fallback={<Skeleton className="h-4 w-60" />}>
    <MarkdownBody text={text} />
  </Suspense>
);
