import { queryOptions } from '@tanstack/react-query';
import { findWaste, idleRules } from '@trainyard/insights/waste/find-waste';
import { idleHistory, idlePast } from '@trainyard/insights/waste/idle-hours';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { pastGpuUse, queueUse } from '@trainyard/sdk/flows';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { masterNow } from '~/lib/master-now';
import { searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

/**
 * Everything that holds slots without use or waits in vain. Changes do not refresh it, because it reads
 * every queue, log and measurement: its page does so after its own actions.
 */
export const wasteQuery = queryOptions({
  queryKey: ['waste'],
  queryFn: async ({ signal }) => {
    const now = masterNow();
    return findWaste(await queueUse(client, idleRules(now), { signal }), now);
  },
  staleTime: pollMs.waste,
  refetchInterval: pollEvery(pollMs.waste),
  meta: { errorMessage: 'Unable to find idle work.', isSilent: true },
});

/**
 * When GPUs did nothing from a time on, without which pages show what else they have. What is over
 * does not change, so it is not polled.
 */
export const idleHistoryQuery = (from: number) =>
  queryOptions({
    queryKey: ['idleHistory', { from }],
    queryFn: async ({ signal }) =>
      idleHistory(await pastGpuUse(client, idlePast(from), { signal })),
    staleTime: pollMs.waste,
    retry: false,
  });

export type OwnerQuestion = { key: string; owner: string; at: number };

const questionsSchema = z.array(z.object({ key: z.string(), owner: z.string(), at: z.number() }));

/** The questions that this person asked of owners; the master keeps them with their settings. */
const questionSettings = searchSchema({ asked: z.catch(questionsSchema, []) });
const storagePath = 'idle-questions';

/** The questions of the last seven days, and a function that keeps more. */
export function useOwnerQuestions(now: number) {
  const save = useSaveSetting();
  const weekAgo = now - 7 * 86_400_000;
  const recentQuestions = useSettings(storagePath, questionSettings).asked.filter(
    ({ at }) => at > weekAgo,
  );
  const keep = (items: readonly WasteItem[]) => {
    const keys = new Set(items.map(({ key }) => key));
    const added = items.map(({ key, username }) => ({ key, owner: username, at: now }));
    const value = [...recentQuestions.filter(({ key }) => !keys.has(key)), ...added];
    save({ storagePath, key: 'asked', value });
  };
  return { kept: recentQuestions, keep };
}
