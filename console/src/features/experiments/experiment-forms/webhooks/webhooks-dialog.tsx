import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { FailedQuery } from '~/app/errors/failed-query';
import { useViewer } from '~/data/viewer';
import { type AnyWebhook, triggerWords, webhookQueries } from '~/data/webhooks';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { chosenIn, firesFor, isOfPlace, seesAllWebhooks } from './experiment-webhooks';

/** Fires, from training code, the webhooks that wait for its events. */
const alertCode = 'core_context.alert(title="Done", description="…", level="INFO")';

const nameOf = ({ name, url }: AnyWebhook) => name || url;

const isSentByCode = ({ triggers }: AnyWebhook) =>
  triggers.some(({ triggerType }) => String(triggerType) === 'TRIGGER_TYPE_CUSTOM');

/** Shows which webhooks fire for an experiment, and which would if its config named them. */
export default function ExperimentWebhooksDialog({ experiment, onClose }: ActionDialogProps) {
  const viewer = useViewer();
  const query = useQuery(webhookQueries.list());
  const { config, workspaceId, id } = experiment;
  const choice = chosenIn(config);
  const here = (query.data ?? []).filter((webhook) => isOfPlace(webhook, workspaceId));
  const firing = here.filter((webhook) => firesFor(webhook, choice));
  const others = here.filter((webhook) => !firing.includes(webhook));
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={`Webhooks of experiment ${id}`}
        footer={
          <Button size="form" onClick={onClose}>
            Close
          </Button>
        }
      >
        <div className="grid gap-5 pt-1 pb-4">
          {query.error ? (
            <FailedQuery title="Unable to fetch webhooks." query={query} />
          ) : query.isPending ? (
            <Spinner label="Loading webhooks" className="m-6 size-5" />
          ) : here.length === 0 ? (
            <EmptyState
              title={
                seesAllWebhooks(viewer)
                  ? 'No webhook is registered here'
                  : 'No webhook that you may see is registered here'
              }
            />
          ) : (
            <>
              <Section title="Fire for it" webhooks={firing}>
                {choice.isExcluded
                  ? 'None: its config excludes it from webhooks.'
                  : 'None of the webhooks here.'}
              </Section>
              {others.length === 0 ? null : (
                <Section title="Do not fire for it" webhooks={others} />
              )}
              {seesAllWebhooks(viewer) ? null : (
                <p className="text-muted">Only webhooks that you may see are listed.</p>
              )}
              <p className="text-muted">
                An experiment names webhooks, or excludes them, in{' '}
                <code className="text-sm">integrations.webhooks</code> of its config, when it is
                created or forked.{' '}
                <Link to="/webhooks" className="link">
                  All webhooks
                </Link>
              </p>
              {firing.some(isSentByCode) ? <AlertCode /> : null}
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

type SectionProps = { title: string; webhooks: readonly AnyWebhook[]; children?: string };

const Section = ({ title, webhooks, children }: SectionProps) => (
  <section>
    <SectionHeading>{title}</SectionHeading>
    {webhooks.length === 0 ? (
      <p className="text-muted">{children}</p>
    ) : (
      <ul aria-label={title} className="border-t [&>li]:border-b [&>li]:py-1.5">
        {webhooks.map((webhook) => (
          <li key={webhook.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 truncate font-medium" title={displayText(webhook.url)}>
              {displayText(nameOf(webhook))}
            </span>
            <span className="text-sm text-muted">{triggerWords(webhook).join(', ')}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const AlertCode = () => (
  <section>
    <SectionHeading>Send an event from its code</SectionHeading>
    <div className="flex items-center gap-3">
      <code className="min-w-0 flex-1 text-sm wrap-anywhere">{alertCode}</code>
      <Button onClick={() => void copyText(alertCode)}>Copy</Button>
    </div>
  </section>
);
