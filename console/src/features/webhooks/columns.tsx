import { type RunState, stateLabel } from '@trainyard/sdk/model';
import type { Webhook, WebhookType } from '@trainyard/sdk/types';
import { missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { StateBadge } from '~/components/entity/state-badge';

const column = columnsFor<Webhook>();

const typeLabels: Record<WebhookType, string> = {
  WEBHOOK_TYPE_UNSPECIFIED: 'Unspecified',
  WEBHOOK_TYPE_DEFAULT: 'Default',
  WEBHOOK_TYPE_SLACK: 'Slack',
};

const endings: readonly RunState[] = ['STATE_COMPLETED', 'STATE_ERROR'];

/** The states of experiments that a webhook is told of. */
const triggerStates = ({ triggers }: Webhook): RunState[] =>
  triggers.flatMap(({ triggerType, condition }) =>
    triggerType === 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE'
      ? endings.filter((state) => state === `STATE_${condition?.state}`)
      : [],
  );

const TriggerCell = ({ webhook }: { webhook: Webhook }) => {
  const states = triggerStates(webhook);
  if (states.length === 0) return <span className="text-faint">{missing}</span>;
  return (
    <span className="flex gap-3">
      {states.map((state) => (
        <StateBadge key={state} state={state} />
      ))}
    </span>
  );
};

export const webhookColumns: TableColumn<Webhook>[] = [
  column.accessor('id', {
    header: 'ID',
    sortDescFirst: true,
    cell: ({ getValue }) => <span className="font-mono text-sm text-muted">{getValue()}</span>,
  }),
  column.accessor('url', {
    header: 'URL',
    cell: ({ row }) => (
      <span title={row.original.url} className="font-mono text-sm">
        {row.original.url}
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
