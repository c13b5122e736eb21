import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '~/features/experiments/experiment-page-load';

/** an unknown tab falls back to the first one */
export const Route = createFileRoute('/_app/experiments/$experimentId/$tab')({
  loader: ({ context: { queryClient }, params }) => loadTab({ queryClient, params, kind: 'none' }),
});
