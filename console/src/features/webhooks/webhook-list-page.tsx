import { useSuspenseQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { LiveStatus } from '~/app/live-status';
import { LocalTable } from '~/components/data-table/local-table';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { EmptyState } from '~/components/ui/empty-state';
import type { TableView } from '~/lib/table-search';
import { webhookColumns } from './columns';
import { webhookQueries } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function WebhookListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(webhookQueries.list());
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={query} />}>
        <CrumbHeading>Webhooks</CrumbHeading>
      </PageStrip>
      <PageBody>
        {query.data.length === 0 ? (
          <EmptyState
            icon={<Webhook className="size-6" strokeWidth={1.5} />}
            title="No Webhooks Registered"
            hint="A webhook tells another service when an experiment completes or fails."
          />
        ) : (
          <LocalTable
            caption="Webhooks"
            columns={webhookColumns}
            rows={query.data}
            keyOf={({ id }) => id}
            view={view}
            onViewChange={onViewChange}
          />
        )}
      </PageBody>
    </Page>
  );
}
