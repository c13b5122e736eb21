import { type RunState, stateLabel } from '@trainyard/sdk/model';
import type { WebhookType } from '@trainyard/sdk/types';
import { missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { idColumn } from '~/components/entity/columns';
import { StateBadge } from '~/components/entity/state-badge';
import type { AnyWebhook } from '~/data/webhooks';

const column = columnsFor<AnyWebhook>();

const typeLabels: Record<WebhookType, string> = {
  WEBHOOK_TYPE_UNSPECIFIED: 'Unspecified',
  WEBHOOK_TYPE_DEFAULT: 'Default',
  WEBHOOK_TYPE_SLACK: 'Slack',
};

const endings: readonly RunState[] = ['STATE_COMPLETED', 'STATE_ERROR'];

/** The states of experiments for which a webhook is sent. */
const triggerStates = ({ triggers }: AnyWebhook): RunState[] =>
  triggers.flatMap(({ triggerType, condition }) =>
    triggerType === 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE'
      ? endings.filter((state) => state === `STATE_${condition?.state}`)
      : [],
  );

/** The other triggers in words; only newer masters have them. */
const otherTriggers = ({ triggers }: AnyWebhook): string[] =>
  triggers.flatMap(({ triggerType, condition }) => {
    const type: string | undefined = triggerType;
    if (type === 'TRIGGER_TYPE_TASK_LOG') return [`log: ${condition?.regex}`];
    return type === 'TRIGGER_TYPE_CUSTOM' ? ['sent by code'] : [];
  });

const TriggerCell = ({ webhook }: { webhook: AnyWebhook }) => {
  const states = triggerStates(webhook);
  const others = otherTriggers(webhook);
  if (states.length + others.length === 0) return <span className="text-faint">{missing}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {states.map((state) => (
        <StateBadge key={state} state={state} />
      ))}
      {others.map((text) => (
        <span key={text} className="wrap-anywhere">
          {displayText(text)}
        </span>
      ))}
    </span>
  );
};

/** Leaves room for the columns behind it on a laptop. */
const onLaptop = 'md:max-xl:max-w-36 xl:max-2xl:max-w-60';
const inLines = 'max-2xl:min-w-30 max-2xl:whitespace-normal';

export const webhookColumns: TableColumn<AnyWebhook>[] = [
  idColumn('id', 'ID', ({ id }) => id),
  column.accessor('url', {
    header: 'URL',
    cell: ({ row }) => (
      <span title={displayText(row.original.url)} className="font-mono text-sm">
        {displayText(row.original.url)}
      </span>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor((webhook) => triggerStates(webhook).map(stateLabel).join(', '), {
    id: 'triggers',
    header: 'Experiment State Triggers',
    enableSorting: false,
    cell: ({ row }) => <TriggerCell webhook={row.original} />,
    meta: { phone: 'line' },
  }),
  column.accessor(({ webhookType }) => typeLabels[webhookType], {
    id: 'webhookType',
    header: 'Type',
    meta: { phone: 'end' },
  }),
];

const asLine: TableColumn<AnyWebhook>['meta'] = { phone: 'line', className: onLaptop };

const wrapped: TableColumn<AnyWebhook>['meta'] = { phone: 'line', className: inLines };

/** The columns of a master whose webhooks have a name and belong to workspaces. */
export const newerWebhookColumns = (
  workspaceName: (workspaceId: number) => string,
): TableColumn<AnyWebhook>[] => {
  const [id, url, triggers, type] = webhookColumns;
  return [
    id,
    column.accessor(({ name = '' }) => name, {
      id: 'name',
      header: 'Name',
      cell: ({ getValue }) => (
        <span title={displayText(getValue())}>{displayText(getValue())}</span>
      ),
      meta: { phone: 'title' },
    }),
    url && { ...url, meta: asLine },
    column.accessor(({ workspaceId }) => (workspaceId ? workspaceName(workspaceId) : 'Cluster'), {
      id: 'workspace',
      header: 'Workspace',
    }),
    column.accessor(
      ({ mode }) =>
        mode === 'WEBHOOK_MODE_SPECIFIC' ? 'Experiments that name it' : 'Every experiment',
      { id: 'mode', header: 'Fires for', meta: { className: inLines } },
    ),
    triggers && { ...triggers, header: 'Triggers', meta: wrapped },
    type,
  ].filter((each) => each !== undefined);
};
