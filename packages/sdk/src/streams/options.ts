import type { CallOptions } from '../client/call';
import type { Gap } from './plan';

/** Tells of a stream that has ended whether lines were lost, or that it cannot be known. */
export type StreamProof = {
  /** number of messages yielded */
  lines: number;
  /** number of times the stream was opened again */
  reconnects: number;
  /** number of times lines were lost permanently, see `onGap` */
  gaps: number;
  /** ids of the first and the last line; for metric streams, their unique keys */
  firstId: string | undefined;
  lastId: string | undefined;
};

/** Why a stream is opened again, and when. */
export type Reconnect = {
  /** counts from 1, and restarts after each message */
  attempt: number;
  /** the wait before it, in ms */
  delayMs: number;
  /** `cut`: it broke; `ended`: a proxy ended it; `silent`: the connection was dead */
  reason: 'cut' | 'ended' | 'silent';
  cause: unknown;
};

/** How a stream begins, and its callbacks. */
export type StreamOptions = Pick<CallOptions, 'headers' | 'signal'> & {
  /** `exact` reads logs from the beginning again after a cut; `window` from shortly before it */
  resume?: 'exact' | 'window';
  /** begins with this number of last lines; logs only */
  tail?: number;
  /** how long `batches` collects, in ms; 50 by default */
  batchMs?: number;
  /** a silence after which the master is asked whether there is more, in ms; 60000 by default */
  silenceMs?: number;
  /** called for lines that are permanently lost */
  onGap?: (gap: Gap) => void;
  /** called before each wait for another connection */
  onReconnect?: (reconnect: Reconnect) => void;
};
