import { queryOptions } from '@tanstack/react-query';
import { getModelDefFile, getModelDefTree } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { retryThrice } from '~/app/retry';
import { experimentQueries } from '../queries';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

// the code of an experiment never changes
const once = { staleTime: Number.POSITIVE_INFINITY, retry: retryThrice };

export const codeQueries = {
  tree: (experimentId: number) =>
    queryOptions({
      queryKey: [...experimentQueries.all(), 'code', experimentId] as const,
      queryFn: async ({ signal }) =>
        (await getModelDefTree(client, { experimentId }, { signal })).files,
      ...once,
      meta: { isSilent: true },
    }),

  file: (experimentId: number, path: string) =>
    queryOptions({
      queryKey: [...experimentQueries.all(), 'code', experimentId, path] as const,
      queryFn: async ({ signal }) => {
        const body = { experimentId, path };
        return bytesOf((await getModelDefFile(client, { experimentId, body }, { signal })).file);
      },
      ...once,
      meta: { isSilent: true },
    }),
};
