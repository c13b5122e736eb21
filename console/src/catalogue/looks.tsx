import { useQuery } from '@tanstack/react-query';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { experimentQueries } from '~/features/experiments/queries';
import { trialQueries } from '~/features/trials/queries';
import type { CatalogueEntry } from './entry';
import { answered, unanswered } from './stand-in-facts';

export type LookProps = { id: number };

type Looks = {
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

/** The looks of a part that asks a master: nothing there, on its way, failed, refused. */
export function looksOf(
  name: string,
  { title, Part, ...looks }: Looks & { title: string; Part: ComponentType<LookProps> },
): Examples {
  const { isUnanswered, isPage } = looks;
  const { waiting = '[role=status]', failed = 'button:has-text("Retry")' } = looks;
  const ids = isUnanswered ? unanswered : answered;
  const lookOf = (what: string, id: number, ready: string) => ({
    title: `${title}: ${what}`,
    Example: drawn(<Part id={id} />),
    ready,
    ...(isPage ? { isPage } : {}),
  });
  return {
    ...('none' in looks
      ? { [`${name}-empty`]: lookOf('nothing', answered.empty, `text=${looks.none}`) }
      : {}),
    [`${name}-waiting`]: lookOf('on its way', ids.waiting, waiting),
    [`${name}-failed`]: lookOf('failed', ids.failed, failed),
    [`${name}-refused`]: lookOf('refused', ids.refused, failed),
  };
}

/** A part as its route has it: what the page waits for is not the part's to show. */
export const onPage =
  <Props extends object = LookProps>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );

type OfExperimentProps = LookProps & { children: (experiment: Experiment) => ReactNode };

/** Something of an experiment, once its facts are there. */
export function OfExperiment({ id, children }: OfExperimentProps) {
  const { data } = useQuery(experimentQueries.detail(id));
  return data?.experiment ? children(data.experiment) : null;
}

type OfTrialProps = LookProps & { children: (trial: Trial) => ReactNode };

/** Something of a trial, once its facts are there. */
export function OfTrial({ id, children }: OfTrialProps) {
  const { data } = useQuery(trialQueries.detail(id));
  return data ? children(data) : null;
}
