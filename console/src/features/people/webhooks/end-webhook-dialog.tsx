import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '@trainyard/sdk/types';
import { webhookQueries } from '~/data/webhooks';
import CreateWebhookDialog from './create-webhook-dialog';
import { emptyWebhook, hasAllTriggers, type WebhookValues } from './webhook-form';

const everyEnd: WebhookValues = { ...emptyWebhook, onCompleted: true, onError: true };

/** Beside watching an experiment: a webhook reports its end with no browser open. */
export default function EndWebhookDialog({ onClose }: { onClose: () => void }) {
  const { data: webhooks = [], error } = useQuery(webhookQueries.list());
  const tellers = webhooks.filter(({ triggers }) =>
    ['COMPLETED', 'ERROR'].every((state) =>
      triggers.some(({ condition }) => condition?.state === state),
    ),
  );
  return (
    <CreateWebhookDialog
      title="Notify a webhook when it ends"
      initial={everyEnd}
      blockedBy={(values) =>
        webhooks.some((webhook) => hasAllTriggers(webhook, values))
          ? 'This webhook is registered already.'
          : undefined
      }
      onClose={onClose}
    >
      <p className="text-muted">
        The master notifies a webhook when an experiment completes or fails, not when it is
        canceled.
      </p>
      {error === null ? (
        <Registered webhooks={tellers} />
      ) : (
        <p role="alert" className="wrap-anywhere text-bad">
          Whether one is registered already could not be read. {error.message}
        </p>
      )}
    </CreateWebhookDialog>
  );
}

function Registered({ webhooks }: { webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p>Already registered for both states:</p>
      <ul className="grid gap-1 pl-4">
        {webhooks.map(({ id, url }) => (
          <li key={id} className="list-disc font-mono wrap-anywhere">
            {url}
          </li>
        ))}
      </ul>
    </div>
  );
}
