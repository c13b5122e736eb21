import { lazy, Suspense } from 'react';
import { Skeleton } from '../../base/skeleton';

// the Markdown parser loads with the first text
const MarkdownBody = lazy(() => import('./markdown-body'));

/**
 * Markdown as a page: GitHub's dialect, no HTML, safe links, pictures as links unless the text
 * contains their data.
 */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense fallback={<Skeleton className="h-4 w-60" />}>
    <MarkdownBody text={text} />
  </Suspense>
);
