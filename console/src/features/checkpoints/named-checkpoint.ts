import type { Checkpoint } from '@trainyard/sdk/types';

/** As much of a checkpoint as it takes to speak of it. */
export type NamedCheckpoint = Pick<Checkpoint, 'uuid' | 'metadata'> &
  Partial<Pick<Checkpoint, 'resources'>>;

/** What a page that shows checkpoints opens to register some: models have the dialog. */
export type RegisterProps = {
  checkpointUuids: readonly string[];
  onRegistered?: (() => void) | undefined;
  onClose: () => void;
};
