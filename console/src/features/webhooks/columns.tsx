import { type RunState, stateLabel } from '@trainyard/sdk/model';
import type { Webhook, WebhookType } from '@trainyard/sdk/types';
import { missing } from '@trainyard/ui/lib/format';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { StateBadge } from '~/components/entity/state-badge';

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

export const webhookColumns: ClientColumn<Webhook>[] = [
  {
    id: 'id',
    title: 'ID',
    isDescFirst: true,
    value: ({ id }) => id,
    cell: ({ id }) => <span className="font-mono text-sm text-muted">{id}</span>,
  },
  {
    id: 'url',
    title: 'URL',
    phone: 'title',
    value: ({ url }) => url,
    cell: ({ url }) => (
      <span title={url} className="font-mono text-sm">
        {url}
      </span>
    ),
  },
  {
    id: 'triggers',
    title: 'Experiment State Triggers',
    phone: 'line',
    text: (webhook) => triggerStates(webhook).map(stateLabel).join(', '),
    cell: (webhook) => <TriggerCell webhook={webhook} />,
  },
  {
    id: 'webhookType',
    title: 'Type',
    phone: 'end',
    value: ({ webhookType }) => typeLabels[webhookType],
    cell: ({ webhookType }) => typeLabels[webhookType],
  },
];
