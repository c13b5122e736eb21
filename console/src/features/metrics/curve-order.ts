import type { LocalColumn } from '~/components/data-table/local-rows';
import { param, searchSchema, text } from '~/lib/search-param';
import { hyperparameterOf } from '~/lib/searched-hyperparameters';
import type { CurveTrial } from './learning-curve-series';

/** What the table below a learning curve is put in order by; best first unless a link says more. */
export const curveOrderSearch = searchSchema({ sort: param(text(), '') });

/** What a column of a hyperparameter is called in the link; a sort has no room for commas. */
export const hyperparameterSortId = (name: string): string =>
  `hp.${name.replace(/[%,]/g, encodeURIComponent)}`;

type OrderColumn = Pick<LocalColumn<CurveTrial>, 'id' | 'value'>;

const orderValue = (value: unknown): string | number | null => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
};

/** What trials of curves can be put in order by. */
export const curveOrderColumns = (names: readonly string[]): OrderColumn[] => [
  { id: 'trial', value: ({ trialId }) => trialId },
  { id: 'metric', value: ({ value }) => value ?? null },
  ...names.map((name) => ({
    id: hyperparameterSortId(name),
    value: (trial: CurveTrial) => orderValue(hyperparameterOf(trial, name)),
  })),
];
