import { useQuery } from '@tanstack/react-query';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import type { CatalogueEntry } from '@trainyard/ui/catalogue/entry';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { experimentQueries } from '~/features/experiments/queries';
import { trialQueries } from '~/features/trials/queries';
import { answered, unanswered } from './stand-in-facts';

export type StateProps = { id: number };

type States = {
  /** what asks has not even the facts of what it asks about */
  isUnanswered?: boolean;
  isPage?: boolean;
  /** a selector of what says it is on its way */
  waiting?: string;
  /** a selector of what is there once it failed */
  failed?: string;
} & (
  | {
      /** what the part says where there is nothing */
      none: string;
    }
  | {
      /** what it shows is there, or it is not */
      isNeverEmpty: true;
    }
);

type Examples = Record<string, Omit<CatalogueEntry, 'id' | 'group'>>;

const drawn = (element: ReactNode) => () => element;

/** The states of a part that requests data: empty, loading, failed, forbidden. */
export function statesOf(
  name: string,
  { title, Part, ...states }: States & { title: string; Part: ComponentType<StateProps> },
): Examples {
  const { isUnanswered, isPage } = states;
  const { waiting = '[role=status]', failed = 'button:has-text("Retry")' } = states;
  const ids = isUnanswered ? unanswered : answered;
  const stateOf = (what: string, id: number, ready: string) => ({
    title: `${title}: ${what}`,
    Example: drawn(<Part id={id} />),
    ready,
    ...(isPage ? { isPage } : {}),
  });
  return {
    ...('none' in states
      ? { [`${name}-empty`]: stateOf('nothing', answered.empty, `text=${states.none}`) }
      : {}),
    [`${name}-waiting`]: stateOf('on its way', ids.waiting, waiting),
    [`${name}-failed`]: stateOf('failed', ids.failed, failed),
    [`${name}-refused`]: stateOf('refused', ids.refused, failed),
  };
}

/** A part as its route has it: what the page waits for is not the part's to show. */
export const onPage =
  <Props extends object = StateProps>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );

type OfExperimentProps = StateProps & { children: (experiment: Experiment) => ReactNode };

/** Something of an experiment, once its facts are there. */
export function OfExperiment({ id, children }: OfExperimentProps) {
  const { data } = useQuery(experimentQueries.detail(id));
  return data?.experiment ? children(data.experiment) : null;
}

type OfTrialProps = StateProps & { children: (trial: Trial) => ReactNode };

/** Something of a trial, once its facts are there. */
export function OfTrial({ id, children }: OfTrialProps) {
  const { data } = useQuery(trialQueries.detail(id));
  return data ? children(data) : null;
}
