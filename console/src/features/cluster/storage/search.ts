import { defaultPolicy } from '@trainyard/insights/storage/policy';
import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

const number = (defaultValue: number) => z.catch(int({ min: 0, max: 100_000 }), defaultValue);
const id = () => number(0);

/**
 * The search params: the workspace, project or experiment that is shown (0 for all), the text and
 * filters for experiments, the measure of the areas, and the policy of the clean-up.
 */
export const storageSearch = searchSchema(() => ({
  workspace: id(),
  project: id(),
  experiment: id(),
  text: z.catch(text, ''),
  /** states and storages of experiments; empty shows all */
  state: z.catch(listOf(text), []),
  storage: z.catch(listOf(text), []),
  by: z.catch(z.enum(['size', 'checkpoints', 'age']), 'size'),
  experimentBest: number(defaultPolicy.experimentBest),
  trialBest: number(defaultPolicy.trialBest),
  trialLast: number(defaultPolicy.trialLast),
  spareDays: number(defaultPolicy.spareDays),
  sort: z.catch(text, 'bytes=desc'),
  page: id(),
}));

export type StorageSearch = ReturnType<typeof storageSearch.read>;
