import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Webhook as WebhookIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { EntityList } from '~/app/actions/entity-list';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityList } from '~/app/actions/use-entity-list';
import { ListPage } from '~/components/page/list-page';
import { NewButton } from '~/components/permission/permitted-button';
import { useViewer } from '~/data/viewer';
import { type AnyWebhook, webhookQueries } from '~/data/webhooks';
import { workspaceQueries } from '~/data/workspaces';
import type { TableView } from '~/lib/table-search';
import { webhookActions, webhookItems } from './actions';
import { newerWebhookColumns, webhookColumns } from './columns';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export function WebhookListPage(props: Props) {
  const query = useQuery(webhookQueries.list());
  const creation = useDialog(() => import('./create-webhook-dialog'));
  const create = (
    <NewButton policy="webhook.createAnywhere" onClick={() => creation.open({})}>
      New Webhook
    </NewButton>
  );
  return (
    <>
      <ListPage title="Webhooks" query={query} action={query.data?.length === 0 ? null : create}>
        <WebhookList {...props} create={create} />
      </ListPage>
      {creation.dialog}
    </>
  );
}

function WebhookList({ create, ...props }: Props & { create: ReactNode }) {
  const list = useEntityList({ query: webhookQueries.list(), keyOf: ({ id }) => id, ...props });
  const viewer = useViewer();
  const isNewer = useSupports('workspaceWebhooks');
  const { data: workspaces = [] } = useQuery({ ...workspaceQueries.list(), enabled: isNewer });
  const columns = isNewer
    ? newerWebhookColumns(
        (id) => workspaces.find((each) => each.id === id)?.name ?? `workspace ${id}`,
      )
    : webhookColumns;
  const ownerOf = ({ workspaceId }: AnyWebhook) => {
    const owned = workspaces.find(({ id }) => id === workspaceId);
    return owned ? { ownerId: owned.userId } : {};
  };
  return (
    <EntityList
      list={list}
      caption="Webhooks"
      storedAs="webhook-list"
      columns={columns}
      actions={webhookActions}
      nameOf={({ name, url }) => name || url}
      itemsOf={(webhook) => webhookItems({ ...webhook, ...ownerOf(webhook) }, viewer)}
      subjectOf={(webhook) => ({ webhook })}
      empty={
        <EmptyState
          icon={<WebhookIcon className="size-6" strokeWidth={1.5} />}
          title="No Webhooks Registered"
          hint="A webhook tells another service when an experiment completes or fails."
          action={create}
        />
      }
    />
  );
}
