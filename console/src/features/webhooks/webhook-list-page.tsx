import { useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import type { Webhook } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { GatedButton } from '@trainyard/ui/form/gated-button';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { LiveStatus } from '~/app/polling/live-status';
import { useEntityMenu } from '~/components/entity/entity-menu';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { webhookActions, webhookItems } from './actions';
import { webhookColumns } from './columns';
import { webhookQueries } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function WebhookListPage(props: Props) {
  const query = useSuspenseQuery(webhookQueries.list());
  const viewer = useViewer();
  const creation = useDialog(() => import('./create-webhook-dialog'));
  const create = (
    <GatedButton
      variant="primary"
      reason={can(viewer, 'webhook.edit') ? undefined : whyNot(viewer, 'webhook.edit')}
      onClick={() => creation.open({})}
    >
      <Plus aria-hidden className="size-3.5" />
      New Webhook
    </GatedButton>
  );
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={query} />
            {query.data.length > 0 ? create : null}
          </>
        }
      >
        <CrumbHeading>Webhooks</CrumbHeading>
      </PageStrip>
      <PageBody>
        {query.data.length === 0 ? (
          <EmptyState
            icon={<WebhookIcon className="size-6" strokeWidth={1.5} />}
            title="No Webhooks Registered"
            hint="A webhook tells another service when an experiment completes or fails."
            action={create}
          />
        ) : (
          <Webhooks {...props} webhooks={query.data} />
        )}
      </PageBody>
      {creation.dialog}
    </Page>
  );
}

function Webhooks({ webhooks, view, onViewChange }: Props & { webhooks: Webhook[] }) {
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(webhookActions);
  const { menu, rowMenu } = useEntityMenu({
    nameOf: ({ url }: Webhook) => url,
    itemsOf: (webhook) => webhookItems(webhook, viewer),
    onRun: (id, webhook) => run(id, { webhook }),
  });
  return (
    <>
      <ClientTable
        caption="Webhooks"
        storedAs="webhook-list"
        columns={webhookColumns}
        rows={webhooks}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        menu={{ label: rowMenu.label, onOpen: rowMenu.onOpen }}
      />
      {menu}
      {dialog}
    </>
  );
}
