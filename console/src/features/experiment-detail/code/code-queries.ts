import { queryOptions } from '@tanstack/react-query';
import { getModelDefFile, getModelDefTree, isApiError } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { retryUnreachable } from '~/app/polling/retry';
import { queryKeys } from '~/app/query-keys';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

// the code of an experiment never changes
const once = { staleTime: Number.POSITIVE_INFINITY, retry: retryUnreachable };

export const codeQueries = {
  tree: (experimentId: number) =>
    queryOptions({
      queryKey: queryKeys.experiments.code(experimentId),
      queryFn: async ({ signal }) =>
        getModelDefTree(client, { experimentId }, { signal }).then(
          ({ files }) => files,
          (error: unknown) => {
            // master behavior: 500 `EOF` where no code was uploaded
            if (isApiError(error) && /\bEOF$/.test(error.message)) return [];
            throw error;
          },
        ),
      ...once,
    }),

  file: (experimentId: number, path: string) =>
    queryOptions({
      queryKey: queryKeys.experiments.codeFile(experimentId, path),
      queryFn: async ({ signal }) => {
        const body = { experimentId, path };
        return bytesOf((await getModelDefFile(client, { experimentId, body }, { signal })).file);
      },
      ...once,
    }),
};
