import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '~/features/experiments/experiment-page-load';

export const Route = createFileRoute('/_app/experiments/$experimentId/')({
  loader: ({ context: { queryClient }, params }) => loadTab({ queryClient, params, kind: 'none' }),
});
