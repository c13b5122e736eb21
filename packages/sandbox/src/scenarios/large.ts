import type { Database } from '../database/database';
import type { LongLoggedSettings } from '../simulation/logs/log-book';
import { mix, uuidOf } from '../simulation/metrics/noise';
import { summarizeReports } from '../simulation/metrics/trial-reports';
import type {
  ExperimentRow,
  FinalFigures,
  Settings,
  TrialReports,
  TrialRow,
} from '../simulation/rows';
import { type Idea, ideas } from './demo-ideas';
import { settingsOf } from './demo-settings';
import { pastReports } from './past-reports';
import { type Past, pastEnd, pastTrial } from './past-trial';

type LargeExperiment = { name: string; description: string; trials: number; settings: Settings };

type LargeInput = { db: Database; seed: number; projectId: number; userId: number; end: number };

const hour = 3_600_000;

/**
 * Finished experiments that are each too large in one way: a search of 1,000 trials with 1,000
 * points each, a trial with 10,000 metrics, trials with logs of 1,000,000 and 200,000 lines. Trials
 * are created when they are read.
 */
export function addLargeExperiments({ db, seed, projectId, userId, end }: LargeInput) {
  for (const [index, { trials, ...experiment }] of largeExperiments(seed).entries()) {
    const firstTrialId = db.trials.nextId();
    for (let reserved = 1; reserved < trials; reserved++) db.trials.nextId();
    const row = largeRow({
      ...experiment,
      id: db.experiments.nextId(),
      seed: mix(seed, 621, index),
      projectId,
      userId,
      startedAt: end - (20 - index) * 12 * hour,
      trialIds: Array.from({ length: trials }, (_, place) => firstTrialId + place),
    });
    db.experiments.insert(row);
    db.trials.provide((trialId) => {
      const place = Number(trialId) - firstTrialId;
      return place >= 0 && place < trials ? trialOf(row, place) : undefined;
    });
  }
}

function largeExperiments(seed: number): LargeExperiment[] {
  const idea = ideas.find((each) => each.domain === 'vision');
  if (!idea) throw new Error('There is no idea of vision for the large experiments.');
  const alone: Idea = { ...idea, searcher: 'single', trials: 1, slots: 4 };
  const variant = mix(seed, 622);
  return [
    {
      name: 'thousand-trials',
      description: 'Random search, 1,000 trials with 1,000 points each',
      trials: 1000,
      settings: searchOf(settingsOf({ ...idea, searcher: 'random' }, variant)),
    },
    {
      name: 'every-layer',
      description: 'One trial that reports 10,000 metrics',
      trials: 1,
      settings: ofLength(settingsOf({ ...alone, domain: 'probes' }, variant), 1000),
    },
    {
      name: 'million-lines',
      description: 'One trial with a log of 1,000,000 lines',
      trials: 1,
      settings: longLogged(ofLength(settingsOf(alone, variant), 64_000), 1_000_000),
    },
    {
      name: 'many-lines',
      description: 'One trial with a log of 200,000 lines',
      trials: 1,
      settings: longLogged(ofLength(settingsOf(alone, variant), 64_000), 200_000),
    },
  ];
}

const longLogged = (settings: Settings, logLines: number): LongLoggedSettings => ({
  ...settings,
  logLines,
});

function searchOf(settings: Settings): Settings {
  const config = ofLength(settings, 100_000);
  const searcher = { ...config.searcher, maxTrials: 1000, maxConcurrentTrials: 1000 };
  return { ...config, searcher };
}

const ofLength = (settings: Settings, maxLength: number): Settings => ({
  ...settings,
  searcher: { ...settings.searcher, maxLength },
  schedulingUnit: 100,
  validationPeriod: maxLength / 10,
  checkpointPeriod: maxLength / 2,
  failure: null,
  maxRestarts: 0,
});

type PlannedExperiment = Omit<LargeExperiment, 'trials'> &
  Pick<ExperimentRow, 'id' | 'seed' | 'projectId' | 'userId' | 'startedAt' | 'trialIds'>;

function largeRow(planned: PlannedExperiment): ExperimentRow {
  const { seed, settings, startedAt } = planned;
  let figures: FinalFigures | null = null;
  const row: ExperimentRow = {
    ...planned,
    jobId: uuidOf(seed, 1),
    labels: ['giant'],
    notes: '',
    state: 'STATE_COMPLETED',
    archived: false,
    endedAt: pastEnd({ seed, settings, startedAt, state: 'STATE_COMPLETED' }).endedAt + hour,
    forkedFrom: null,
    resourcePool: 'a100-pool',
    weight: 1,
    priority: 42,
    maxSlots: null,
    get final() {
      // without its trials, which are created on reading
      figures ??= summarizeReports({ settings, state: row.state, reports: reportsOf(row) });
      return figures;
    },
    set final(value) {
      figures = value;
    },
    reportsOf: (trialId) => {
      const place = row.trialIds.indexOf(trialId);
      return place === -1 ? null : pastReports(pastOf(row, place), trialId);
    },
  };
  return row;
}

function* reportsOf(row: ExperimentRow): Iterable<TrialReports> {
  for (const [place, trialId] of row.trialIds.entries()) {
    yield pastReports(pastOf(row, place), trialId);
  }
}

// each is the only trial of its experiment
const pastOf = ({ seed, settings, startedAt }: ExperimentRow, place: number): Past => ({
  settings,
  startedAt,
  state: 'STATE_COMPLETED',
  seed: mix(seed, 623, place),
});

const trialOf = (row: ExperimentRow, place: number): TrialRow =>
  pastTrial({ ...pastOf(row, place), id: row.id }, row.trialIds[place] ?? 0);
