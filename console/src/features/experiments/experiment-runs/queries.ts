import { getRunMetadata, type schemas } from '@trainyard/sdk/v038';
import { q } from '~/data/q';
import type { Metadata } from '~/features/experiments/base/metadata-tree';

/** The metadata of a run; empty where none was stored. */
export const runMetadataQuery = (runId: number) =>
  q(
    getRunMetadata,
    { runId },
    {
      select: metadataOf,
      error: `Unable to fetch the metadata of run ${runId}`,
    },
  );

export const metadataOf = ({ metadata }: schemas.GetRunMetadataResponse): Metadata =>
  metadata ?? {};
