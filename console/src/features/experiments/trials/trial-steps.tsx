import { createLink, useLocation, useNavigate } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { fieldTakesArrows, isCovered, useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { keyOf } from '@trainyard/ui/lib/keys';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { trialTabOf } from './load-trial';

type Steps = {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
};

// elements that scroll sideways or have a cursor keep the arrow keys while they have the focus
const ownsArrows = '[tabindex="0"], [role="radiogroup"], [role="tree"]';

const ignore = () => undefined;

/** ← and → lead to the trial before and the one after, unless what has the focus takes them. */
function useStepKeys({ previous, next }: Steps): void {
  // for the keyboard map alone: the effect below handles the keys
  useHotkey({ key: '←', label: 'Previous Trial', run: previous && ignore });
  useHotkey({ key: '→', label: 'Next Trial', run: next && ignore });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const steps: Record<string, (() => void) | undefined> = {
        ArrowLeft: previous,
        ArrowRight: next,
      };
      const step = steps[keyOf(event)];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!step || hasModifier || event.repeat || event.defaultPrevented) return;
      const isHeld = event.target instanceof Element && event.target.closest(ownsArrows) !== null;
      if (isHeld || fieldTakesArrows(event) || isCovered()) return;
      event.preventDefault();
      step();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}

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
