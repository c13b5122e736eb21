import type { ExperimentState } from '@trainyard/sdk/types';
import type { Changes } from '../simulation/engine/steady';
import { finalFigures } from '../simulation/metrics/figures';
import { pick, uniform, uuidOf } from '../simulation/metrics/noise';
import { summarizeReports } from '../simulation/metrics/trial-reports';
import type {
  ExperimentRow,
  FinalFigures,
  Retention,
  Settings,
  TrialReports,
} from '../simulation/rows';
import { pastReports } from './past-reports';
import { pastEnd, pastTrial } from './past-trial';

type Made = {
  id: number;
  seed: number;
  settings: Settings;
  projectId: number;
  userId: number;
  startedAt: number;
  trialId: number;
  changes: Changes;
};

const suffixes = ['a', 'b', 'lr2', 'wd0', 'ema', 'long', 'bf16'] as const;
const labelSets: readonly [string[], ...string[][]] = [
  [],
  ['nightly'],
  ['nightly', 'regression'],
  [],
];

/**
 * A finished past experiment: stores the values of lists, computes the rest on reading, and counts
 * its changes.
 */
export class PastExperiment implements ExperimentRow {
  readonly id: number;
  readonly seed: number;
  readonly settings: Settings;
  readonly #changes: Changes;
  #projectId: number;
  #userId: number;
  #name: string;
  #description = '';
  #labels: string[];
  #state: ExperimentState;
  #archived: boolean;
  #endedAt: number | null;
  #resourcePool = 'a100-pool';
  #trialIds: number[];
  #final: FinalFigures | null = null;
  notes = '';
  startedAt: number;
  forkedFrom: number | null = null;
  weight = 1;
  priority = 42;
  maxSlots: number | null = null;
  retention?: Retention;
  cleaned?: NonNullable<ExperimentRow['cleaned']>;

  constructor({ id, seed, settings, projectId, userId, startedAt, trialId, changes }: Made) {
    this.id = id;
    this.seed = seed;
    this.settings = settings;
    this.#changes = changes;
    this.#projectId = projectId;
    this.#userId = userId;
    this.startedAt = startedAt;
    this.#trialIds = [trialId];
    const config = settings.entrypoint.split('/').at(-1) ?? 'run';
    this.#name = `${config.replace('.yaml', '')}-${pick(seed, 605, suffixes)}-${id}`;
    this.#labels = pick(seed, 606, labelSets);
    this.#archived = uniform(seed, 607) < 0.05;
    const canceled = settings.failure === null && uniform(seed, 608) < 0.08;
    this.#state = settings.failure
      ? 'STATE_ERROR'
      : canceled
        ? 'STATE_CANCELED'
        : 'STATE_COMPLETED';
    this.#endedAt = pastEnd(this).endedAt;
  }

  get projectId() {
    return this.#projectId;
  }

  set projectId(value: number) {
    this.#changes.count += 1;
    this.#projectId = value;
  }

  get userId() {
    return this.#userId;
  }

  set userId(value: number) {
    this.#changes.count += 1;
    this.#userId = value;
  }

  get name() {
    return this.#name;
  }

  set name(value: string) {
    this.#changes.count += 1;
    this.#name = value;
  }

  get description() {
    return this.#description;
  }

  set description(value: string) {
    this.#changes.count += 1;
    this.#description = value;
  }

  get labels() {
    return this.#labels;
  }

  set labels(value: string[]) {
    this.#changes.count += 1;
    this.#labels = value;
  }

  get state() {
    return this.#state;
  }

  set state(value: ExperimentState) {
    this.#changes.count += 1;
    this.#state = value;
  }

  get archived() {
    return this.#archived;
  }

  set archived(value: boolean) {
    this.#changes.count += 1;
    this.#archived = value;
  }

  get endedAt() {
    return this.#endedAt;
  }

  set endedAt(value: number | null) {
    this.#changes.count += 1;
    this.#endedAt = value;
  }

  get resourcePool() {
    return this.#resourcePool;
  }

  set resourcePool(value: string) {
    this.#changes.count += 1;
    this.#resourcePool = value;
  }

  get trialIds() {
    return this.#trialIds;
  }

  set trialIds(value: number[]) {
    this.#changes.count += 1;
    this.#trialIds = value;
  }

  get jobId(): string {
    return uuidOf(this.seed, 1);
  }

  get final(): FinalFigures {
    // without its trial, which is created on reading
    this.#final ??= this.#isOrdered() ? this.#figuresOfTrial() : this.#figuresOfReading();
    return this.#final;
  }

  set final(figures: FinalFigures | null) {
    this.#changes.count += 1;
    this.#final = figures;
  }

  reportsOf(trialId: number): TrialReports | null {
    return this.#trialIds.includes(trialId) ? pastReports(this, trialId) : null;
  }

  #figuresOfReading(): FinalFigures {
    const { settings, state } = this;
    const reports = this.#trialIds.map((id) => pastReports(this, id));
    return summarizeReports({ settings, state, reports });
  }

  // A user has set which checkpoints are kept.
  #isOrdered(): boolean {
    return this.retention !== undefined || this.cleaned !== undefined;
  }

  #figuresOfTrial(): FinalFigures {
    const trials = this.#trialIds.map((id) => pastTrial(this, id));
    return finalFigures({ experiment: this, trials, now: this.endedAt ?? 0 });
  }
}
