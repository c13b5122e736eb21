import { hyperparameterOf } from '@trainyard/insights/hyperparameters/searched-hyperparameters';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { param, searchSchema, text } from '~/lib/search-param';
import type { CurveTrial } from './learning-curve-series';

/** The sort of the table below a learning curve; best first unless the link holds another one. */
export const curveOrderSearch = searchSchema({ sort: param(text(), '') });

/** The id of the column of a hyperparameter in the link, where a comma separates sort keys. */
export const hyperparameterSortId = (name: string): string =>
  `hp.${name.replace(/[%,]/g, encodeURIComponent)}`;

type OrderColumn = Pick<ClientColumn<CurveTrial>, 'id' | 'value'>;

const orderValue = (value: unknown): string | number | null => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
};

/** The sort keys of the trials of curves. */
export const curveOrderColumns = (names: readonly string[]): OrderColumn[] => [
  { id: 'trial', value: ({ trialId }) => trialId },
  { id: 'metric', value: ({ value }) => value ?? null },
  ...names.map((name) => ({
    id: hyperparameterSortId(name),
    value: (trial: CurveTrial) => orderValue(hyperparameterOf(trial, name)),
  })),
];
