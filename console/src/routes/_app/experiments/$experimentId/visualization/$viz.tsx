import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '~/features/experiment-detail/experiment-page-load';

/** an unknown picture falls back to the learning curve */
export const Route = createFileRoute('/_app/experiments/$experimentId/visualization/$viz')({
  loader: ({ context: { queryClient }, params }) => loadTab({ queryClient, params, kind: 'none' }),
});
