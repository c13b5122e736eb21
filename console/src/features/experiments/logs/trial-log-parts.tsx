import { lazy } from 'react';
import { Late } from '~/app/late/late';
import type { TrialOfPage } from './use-log-trial';

const LogPreview = lazy(() => import('./log-preview'));
const LogProblemsNote = lazy(() => import('./log-problems-note'));

/** The problems in the log of a trial, beside the name of its tab. */
export const TrialLogNote = (props: TrialOfPage) => (
  <Late>
    <LogProblemsNote {...props} />
  </Late>
);

/** The newest line of the log of a trial, below every other tab. */
export const TrialLogPreview = (props: TrialOfPage) => (
  <Late>
    <LogPreview {...props} />
  </Late>
);
