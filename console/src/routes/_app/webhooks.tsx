import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { requirePermission } from '~/data/viewer';
import { webhookQueries } from '~/data/webhooks';
import { WebhookListPage } from '~/features/people/webhooks/webhook-list-page';
import { tableSearch } from '~/lib/table-search';

const webhookListSearch = tableSearch('id=desc');

export const Route = createFileRoute('/_app/webhooks')({
  validateSearch: webhookListSearch,
  search: { middlewares: [webhookListSearch.withoutDefaults] },
  loader: async ({ context }) => {
    await requirePermission(context, 'webhook.view');
    await loadPart(context.queryClient, webhookQueries.list());
  },
  component: WebhooksRoute,
});

function WebhooksRoute() {
  const changeSearch = useChangeSearch(Route);
  return <WebhookListPage view={Route.useSearch()} onViewChange={changeSearch} />;
}
