import { useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import type { Webhook } from '@trainyard/sdk/types';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
// before the dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import { LiveStatus } from '~/app/live-status';
import { LocalTable } from '~/components/data-table/local-table';
import { useEntityMenu } from '~/components/entity/use-entity-menu';
import { GatedButton } from '~/components/form/gated-button';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { ActionItems } from '~/components/ui/action-items';
import { EmptyState } from '~/components/ui/empty-state';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { webhookItems } from './actions';
import { webhookColumns } from './columns';
import { webhookQueries } from './queries';
import { useWebhookActions } from './use-webhook-actions';

const CreateWebhookDialog = lazy(() => import('./create-webhook-dialog'));

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function WebhookListPage(props: Props) {
  const query = useSuspenseQuery(webhookQueries.list());
  const viewer = useViewer();
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <GatedButton
      variant="primary"
      reason={can(viewer, 'webhook.edit') ? undefined : whyNot(viewer, 'webhook.edit')}
      onClick={() => setIsCreating(true)}
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
      {isCreating ? (
        <Suspense>
          <CreateWebhookDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

function Webhooks({ webhooks, view, onViewChange }: Props & { webhooks: Webhook[] }) {
  const viewer = useViewer();
  const { run, dialog } = useWebhookActions();
  const { open, menu } = useEntityMenu<Webhook>({
    nameOf: ({ url }) => url,
    renderItems: (webhook) => (
      <ActionItems items={webhookItems(webhook, viewer)} onRun={(action) => run(action, webhook)} />
    ),
  });
  return (
    <>
      <LocalTable
        caption="Webhooks"
        storedAs="webhook-list"
        columns={webhookColumns}
        rows={webhooks}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        menu={{ label: ({ url }) => `Actions for ${url}`, onOpen: open }}
      />
      {menu}
      {dialog}
    </>
  );
}
