import { getModelDefFile, getModelDefTree, isApiError } from '@trainyard/sdk/calls';
import type { AnyCall } from '@trainyard/sdk/query';
import type { Answer } from '@trainyard/sdk/types';
import { retryUnreachable } from '~/app/polling/retry';
import { q } from '~/data/q';

// the code of an experiment never changes
const once = { staleTime: Number.POSITIVE_INFINITY, retry: retryUnreachable };

/** Reads the files; none where no code was uploaded, which the master answers with 500 `EOF`. */
const readTree: AnyCall<{ experimentId: number }, Answer<'getModelDefTree'>> = (...request) =>
  getModelDefTree(...request).catch((error: unknown) => {
    if (isApiError(error) && /\bEOF$/.test(error.message)) return { files: [] };
    throw error;
  });

export const codeQueries = {
  tree: (experimentId: number) =>
    q(readTree, { experimentId }, { select: ({ files }) => files, ...once }),

  file: (experimentId: number, path: string) =>
    q(
      getModelDefFile,
      { experimentId, body: { experimentId, path } },
      { select: toBytes, ...once },
    ),
};

const toBytes = ({ file }: Answer<'getModelDefFile'>) =>
  Uint8Array.from(atob(file), (char) => char.charCodeAt(0));
