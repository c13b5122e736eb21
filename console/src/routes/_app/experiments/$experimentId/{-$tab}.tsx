import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '~/features/experiment-detail/experiment-page-load';

/** no tab, or one that there is not, is the first one of the experiment's kind */
export const Route = createFileRoute('/_app/experiments/$experimentId/{-$tab}')({
  loader: ({ context: { queryClient }, params }) => loadTab({ queryClient, params, kind: 'none' }),
});
