import { isObject, ownValue } from '../model/own';
import { stateLabel } from '../model/state-label';
import type { Experiment, Trial } from '../types';
import { sparkline } from './charts';
import { createMarkup, type Markup } from './markup';

/** How a value is drawn. */
export type DrawOptions = {
  /** URL of the console, for links; without it there are no links */
  consoleUrl?: string;
  /** maximum rows of a table; 50 by default */
  maxRows?: number;
};

type Row = Readonly<Record<string, unknown>>;

const isExperiment = (value: unknown): value is Experiment =>
  isObject(value) && 'searcherType' in value && 'state' in value && 'id' in value;
const isTrial = (value: unknown): value is Trial =>
  isObject(value) && 'hparams' in value && 'experimentId' in value && 'state' in value;

/** Draws a value: an experiment, a trial, a line of numbers, a table, or its JSON. */
export function drawingOf(value: unknown, options: DrawOptions = {}): Markup {
  if (isExperiment(value)) return experimentCard(value, options);
  if (isTrial(value)) return trialCard(value, options);
  if (!Array.isArray(value)) return createMarkup('pre', {}, textOf(value, 2));
  if (value.length > 0 && value.every((each) => typeof each === 'number')) return sparkline(value);
  return value.some(isObject)
    ? table(value.filter(isObject), options)
    : createMarkup('pre', {}, textOf(value, 2));
}

const marks: Record<string, string> = {
  STATE_COMPLETED: '✓',
  STATE_CANCELED: '∅',
  STATE_ERROR: '✗',
  STATE_PAUSED: '‖',
};

const badge = (state: Experiment['state']) =>
  createMarkup('strong', {}, `${marks[state] ?? '●'} ${stateLabel(state)}`);

function experimentCard(experiment: Experiment, options: DrawOptions) {
  const { id, name, state, progress, numTrials, searcherType, startTime } = experiment;
  const percent = progress === null ? '' : ` ${Math.round(progress * 100)} %`;
  return createMarkup(
    'div',
    {},
    heading(`Experiment ${id}`, `experiments/${id}`, options),
    ` ${name} `,
    badge(state),
    percent,
    facts({
      searcher: searcherType,
      trials: numTrials,
      started: startTime,
      labels: experiment.labels,
    }),
  );
}

function trialCard(trial: Trial, options: DrawOptions) {
  const { id, experimentId, state, totalBatchesProcessed: batches, restarts, hparams } = trial;
  return createMarkup(
    'div',
    {},
    heading(`Trial ${id}`, `experiments/${experimentId}/trials/${id}`, options),
    ' ',
    badge(state),
    facts({ experiment: experimentId, batches, restarts, ...hparams }),
  );
}

function heading(text: string, path: string, { consoleUrl }: DrawOptions): Markup | string {
  // links only to http addresses
  if (!consoleUrl || !/^https?:\/\//.test(consoleUrl)) return createMarkup('b', {}, text);
  const href = `${consoleUrl.replace(/\/+$/, '')}/${path}`;
  return createMarkup('a', { href, target: '_blank', rel: 'noreferrer' }, text);
}

const facts = (values: Row) =>
  createMarkup(
    'table',
    {},
    ...Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) =>
        createMarkup(
          'tr',
          {},
          createMarkup('th', { scope: 'row' }, name),
          createMarkup('td', {}, textOf(value)),
        ),
      ),
  );

/** A table of objects, with the columns of all of them. */
export function table(rows: readonly Row[], { maxRows = 50 }: DrawOptions = {}): Markup {
  const visibleRows = rows.slice(0, maxRows);
  const names = [...new Set(visibleRows.flatMap((row) => Object.keys(row)))];
  const head = createMarkup(
    'tr',
    {},
    ...names.map((name) => createMarkup('th', { scope: 'col' }, name)),
  );
  const body = visibleRows.map((row) =>
    createMarkup(
      'tr',
      {},
      ...names.map((name) => createMarkup('td', {}, textOf(ownValue(row, name)))),
    ),
  );
  const rest = rows.length - visibleRows.length;
  const caption = createMarkup(
    'caption',
    {},
    `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}${rest > 0 ? `, ${rest} not shown` : ''}`,
  );
  return createMarkup('table', {}, caption, head, ...body);
}

function textOf(value: unknown, indent?: number): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object'
    ? (JSON.stringify(value, undefined, indent) ?? '')
    : String(value);
}
