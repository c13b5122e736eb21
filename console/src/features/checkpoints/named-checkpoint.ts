import type { Checkpoint } from '@trainyard/sdk/types';

/** As much of a checkpoint as it takes to speak of it. */
export type NamedCheckpoint = Pick<Checkpoint, 'uuid' | 'metadata'> &
  Partial<Pick<Checkpoint, 'resources'>>;
