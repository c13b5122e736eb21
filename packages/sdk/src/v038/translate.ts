import type { Raw } from '../decode/fields';
import { operationList } from '../generated/v038/operation-list';
import { restores } from '../generated/v038/restore';
import { changedArguments } from './arguments';
import { fill } from './fill';
import { lifetimeOf, unsupported } from './lifetime';

type Inputs = Record<string, unknown>;
/** Adds fields of 0.23 that a decoded 0.38.1 answer lacks, beyond fields with default values. */
type Change = (answer: Raw, args: Inputs) => void;

type Summary = {
  trials: Array<{ count: number; unit: { value?: number } | null }>;
};

/**
 * Expands the preview of a search, which 0.38.1 summarizes by length, to the form of 0.23: trials
 * of one length are one entry that trains for that length and validates once. Where the training
 * script decides the length there is none, and so no operation.
 */
const spelledOut: Change = (answer, args) => {
  const summary = answer.summary as Summary | null;
  if (!summary) return;
  const { seed = 0 } = (args.body ?? {}) as { seed?: number };
  const trials = summary.trials.map(({ count, unit }) => ({
    operations: operationsOf(unit?.value),
    occurrences: count,
  }));
  answer.simulation = { config: null, seed, trials };
};

const operationsOf = (length: number | undefined) =>
  length === undefined
    ? []
    : [
        { type: 'RUNNABLE_TYPE_TRAIN', length },
        { type: 'RUNNABLE_TYPE_VALIDATE', length: 0 },
      ];

/** A single experiment has its searcher's name as JSON, in quotes; lists have it without quotes. */
const unquoted: Change = ({ experiment }) => {
  const one = experiment as { searcherType: string } | null;
  if (one) one.searcherType = one.searcherType.replace(/^"(.*)"$/, '$1');
};

/**
 * Makes an answer of an older master readable, where it is needed to find out that it is one:
 * `GET /master` of 0.23.4 has no `hasCustomLogo`.
 */
const accepted: Record<string, (answer: Raw) => void> = {
  getMaster: (answer) => fill(answer, 'hasCustomLogo', false),
};

export const changedAnswers: Record<string, Change> = {
  previewHPSearch: spelledOut,
  getExperiment: unquoted,
  createExperiment: unquoted,
  patchExperiment: unquoted,
};

type Decoding = { id: string; master?: '0.38.1'; decode?: (object: Raw) => void };
type Translation = { operation: Decoding; args: Inputs };

const operations = new Map(operationList.map((each): [string, Decoding] => [each.id, each]));

const rowOf = <Row>(table: Record<string, Row>, id: string) =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/**
 * Translates a call for a 0.38.1 master: changes path, method and arguments where they moved,
 * decodes with that master's contract, and fills in fields that only 0.23 has. Routes that are not
 * operations stay unchanged.
 * @throws ApiError of type `input` for a removed operation, and for arguments without a counterpart
 */
export function translate(route: { id: string }, args: Inputs): Translation {
  const operation = operations.get(route.id);
  if (!operation && lifetimeOf(route.id).until) throw unsupported(route.id, '0.38.1');
  if (!operation) return { operation: route, args };
  const change = rowOf<(args: Inputs) => Inputs>(changedArguments, route.id);
  const newArgs = change ? change(args) : args;
  const decode = (answer: Raw) => {
    rowOf(accepted, route.id)?.(answer);
    operation.decode?.(answer);
    rowOf(restores, route.id)?.(answer);
    rowOf(changedAnswers, route.id)?.(answer, args);
  };
  return { operation: { ...operation, master: '0.38.1', decode }, args: newArgs };
}
