import { configGaps } from '../../config/config-rules';
import { fullConfig } from '../../config/full-config';
import { isObject, type Json, numberOf, textOf } from '../../config/json';
import { checkedConfig } from '../../config/read-config';
import { oldSearchers } from '../../config/searcher-rules';
import { searcherInUnits } from '../../config/settings';
import { storage } from '../../simulation/config';
import { type PreviewedTrials, previewSearch } from '../../simulation/search/preview-search';
import { invalidArgument, plainError } from '../errors';
import type { Handlers } from '../types';

export const previewSearchHandlers = {
  previewHPSearch: ({ body }) => {
    const seed = body.seed ?? 0;
    const trials = previewTrials(body.config ?? {}, seed).map(trialsAnswer);
    return { simulation: { config: null, seed, trials } };
  },
} satisfies Partial<Handlers>;

/** Previews the trials of a search. @throws MasterError 400 for a config that lacks the settings */
export const previewTrials = (config: Json, seed: number): PreviewedTrials[] =>
  previewSearch(searcherInUnits(previewedConfig(config)), seed);

const maxTrials = 100_000;

/** The config with its defaults. @throws MasterError 400 for what is wrong or missing */
function previewedConfig(given: Json): Json {
  const config = checkedConfig(given, (problem) =>
    invalidArgument(`invalid experiment configuration: ${problem}`),
  );
  if (!isObject(config.searcher)) {
    throw invalidArgument('invalid experiment configuration; missing searcher');
  }
  const full = fullConfig({ config, storage, experimentSeed: 0, madeUpName: () => 'preview' });
  const gaps = configGaps(full).map((gap) => gap.replace('<config>.searcher', '<config>'));
  if (gaps.length > 0) {
    throw invalidArgument(
      `invalid searcher configuration: config is invalid or incomplete: ${gaps.join('\n')}`,
    );
  }
  const name = textOf(config.searcher.name);
  if (numberOf(config.searcher.max_trials, 0) > maxTrials) {
    throw invalidArgument(`invalid searcher configuration: more than ${maxTrials} trials`);
  }
  if (oldSearchers.includes(name)) throw plainError(`the '${name}' searcher has been removed`);
  return full;
}

const trialsAnswer = ({ lengths, count }: PreviewedTrials) => ({
  operations: lengths.flatMap((length) => [
    { type: 'RUNNABLE_TYPE_TRAIN' as const, length },
    { type: 'RUNNABLE_TYPE_VALIDATE' as const, length: 0 },
  ]),
  occurrences: count,
});
