import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { experimentAction } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { keepFocusOnPage } from '@trainyard/ui/lib/focus/restore-focus';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { meQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';
import { keepExperiment, releaseExperiment } from './mutations';
import { answerOf } from './owner-answer';

type Props = { experiment: Experiment };

/** Keep and Release, for the owner of an experiment that another user asked about. */
export function AnswerButtons({ experiment }: Props) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { data: me } = useSuspenseQuery(meQuery);
  const by = displayName(me);
  const name = experiment.name || `Experiment ${experiment.id}`;
  const announce = (title: string) => showToast({ kind: 'success', title });
  const keep = useMutation({
    mutationFn: () => keepExperiment(queryClient, experiment, by),
    onSuccess: () => announce(`Kept ${name}`),
    meta: { errorMessage: 'Unable to answer.' },
  });
  const release = useMutation({
    mutationFn: () => releaseExperiment(queryClient, experiment, by),
    onSuccess: () => announce(`Released ${name}`),
    meta: { errorMessage: 'Unable to release the experiment.' },
  });
  const mayEdit = experimentAction(viewer, experiment, 'edit').state === 'allowed';
  if (!mayEdit || experiment.userId !== viewer.user.id) return null;
  return (
    <span className="flex shrink-0 gap-2">
      <Button
        aria-label={`Keep ${name}`}
        isBusy={keep.isPending}
        disabled={release.isPending}
        onClick={() => keep.mutate()}
      >
        Keep
      </Button>
      <Button
        aria-label={`Release ${name}`}
        isBusy={release.isPending}
        disabled={keep.isPending}
        onClick={() => release.mutate()}
      >
        Release
      </Button>
    </span>
  );
}

/** Shows on the page of an experiment that its owner was asked whether it is still needed. */
export function OwnerQuestionNote({ experiment }: Props) {
  const viewer = useViewer();
  if (answerOf(experiment) !== 'asked') return null;
  const isOwn = experiment.userId === viewer.user.id;
  return (
    <div
      ref={keepFocusOnPage}
      data-leaving
      role="note"
      className="mx-6 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border bg-raised px-4 py-2 narrow:mx-4"
    >
      <span className="min-w-0 flex-1">
        {isOwn
          ? 'This holds slots without use. Do you still need it? Release saves a checkpoint and pauses it.'
          : 'Its owner was asked whether this is still needed.'}
      </span>
      <AnswerButtons experiment={experiment} />
    </div>
  );
}
