import { createLink } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip } from '~/components/ui/tooltip';

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

/** To the trials before and after this one, where the experiment has them. */
export function TrialSteps({ experiment, trialId }: Props) {
  const ids = experiment.trialIds.toSorted((one, other) => one - other);
  const place = ids.indexOf(trialId);
  const paramsOf = (id: number) => ({ experimentId: String(experiment.id), trialId: String(id) });
  const previous = place > 0 ? ids[place - 1] : undefined;
  const next = place < 0 ? undefined : ids[place + 1];
  return (
    <>
      {previous === undefined ? null : (
        <StepLink
          label="Previous Trial"
          to="/experiments/$experimentId/trials/$trialId/{-$tab}"
          params={paramsOf(previous)}
        >
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.5} />
        </StepLink>
      )}
      {next === undefined ? null : (
        <StepLink
          label="Next Trial"
          to="/experiments/$experimentId/trials/$trialId/{-$tab}"
          params={paramsOf(next)}
        >
          <ChevronRight aria-hidden className="size-4" strokeWidth={1.5} />
        </StepLink>
      )}
    </>
  );
}
