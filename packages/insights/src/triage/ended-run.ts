import { hyperparameters, shownHyperparameter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Settings } from './settings-table';
import { type EndedRun, startSetting } from './triage';

type Row = {
  id: number;
  experiment: Pick<Experiment, 'config' | 'endTime' | 'resourcePool' | 'startTime' | 'state'>;
};

const timeOf = (time: string | null): number | null => {
  const at = Date.parse(time ?? '');
  return Number.isNaN(at) ? null : at;
};

/**
 * An experiment or run that completed or failed, with the hyperparameters that are the same in all of
 * its trials. Undefined for one that has not ended or was canceled, which says nothing of failures.
 */
export function endedRun({ id, experiment }: Row): EndedRun | undefined {
  const { state, startTime, endTime } = experiment;
  const hasFailed = state === 'STATE_ERROR';
  if (!hasFailed && state !== 'STATE_COMPLETED') return undefined;
  return {
    id,
    hasFailed,
    startedAt: timeOf(startTime),
    endedAt: timeOf(endTime),
    settings: settingsOf(experiment),
  };
}

/** other settings than hyperparameters; a hyperparameter of the same name has a prefix */
const others = new Set(['pool', 'slots', startSetting]);

function settingsOf({ config, resourcePool }: Row['experiment']): Settings {
  const constants = hyperparameters(config).flatMap(({ name, path, hyperparameter }) =>
    hyperparameter.type === 'const'
      ? [[others.has(name) ? `hp.${name}` : name, shownHyperparameter(path, hyperparameter.val)]]
      : [],
  );
  return {
    ...Object.fromEntries(constants),
    ...(resourcePool === '' ? {} : { pool: resourcePool }),
    ...slotsOf(config?.resources),
  };
}

const slotsOf = (resources: unknown): Settings =>
  typeof resources === 'object' &&
  resources !== null &&
  'slots_per_trial' in resources &&
  typeof resources.slots_per_trial === 'number'
    ? { slots: resources.slots_per_trial }
    : {};
