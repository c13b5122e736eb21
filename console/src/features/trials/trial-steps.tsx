import { createLink, useLocation, useNavigate } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { trialTabOf } from './trial-tabs';
import { useStepKeys } from './use-step-keys';

type AnchorProps = ComponentProps<'a'> & { label: string };

const StepLink = createLink(({ label, children, ...rest }: AnchorProps) => (
  <Tooltip content={label}>
    <a
      {...rest}
      className="no-underline-hover grid size-7 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
    >
      <span className="sr-only">{label}</span>
      {children}
    </a>
  </Tooltip>
));

type Props = { experiment: Pick<Experiment, 'id' | 'trialIds'>; trialId: number };

/** To the trials before and after this one, where the experiment has them; the open tab stays open. */
export function TrialSteps({ experiment, trialId }: Props) {
  const navigate = useNavigate();
  const tab = useLocation({ select: ({ pathname }) => trialTabOf(pathname.split('/').at(-1)) });
  const ids = experiment.trialIds.toSorted((one, other) => one - other);
  const place = ids.indexOf(trialId);
  const wayTo = (id: number | undefined) =>
    id === undefined
      ? undefined
      : ({
          to: `/experiments/$experimentId/trials/$trialId/${tab}`,
          params: { experimentId: String(experiment.id), trialId: String(id) },
        } as const);
  const previous = wayTo(place > 0 ? ids[place - 1] : undefined);
  const next = wayTo(place < 0 ? undefined : ids[place + 1]);
  useStepKeys({
    previous: previous && (() => void navigate(previous)),
    next: next && (() => void navigate(next)),
  });
  return (
    <>
      {previous ? (
        <StepLink label="Previous Trial" {...previous}>
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.5} />
        </StepLink>
      ) : null}
      {next ? (
        <StepLink label="Next Trial" {...next}>
          <ChevronRight aria-hidden className="size-4" strokeWidth={1.5} />
        </StepLink>
      ) : null}
    </>
  );
}
