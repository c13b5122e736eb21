import type { CallOptions } from '../client/call';
import type { Gap } from './plan';

/** The proof of a stream that is over: whether no line was lost, as far as that can be known. */
export type StreamProof = {
  /** messages that were given */
  lines: number;
  /** times the stream was opened again */
  reconnects: number;
  /** times lines were lost for good, see `onGap` */
  gaps: number;
  /** ids of the first and the last line; of metric streams, what tells them apart */
  firstId: string | undefined;
  lastId: string | undefined;
};

/** Why a stream is opened again, and when. */
export type Reconnect = {
  /** counts from 1, again after each time something came */
  attempt: number;
  /** how long it waits before, in ms */
  delayMs: number;
  /** `cut`: it broke; `ended`: a proxy ended it; `silent`: the connection was dead */
  reason: 'cut' | 'ended' | 'silent';
  cause: unknown;
};

/** How a stream begins, and what it tells while it goes on. */
export type StreamOptions = Pick<CallOptions, 'headers' | 'signal'> & {
  /** `exact` reads logs from the beginning again after a cut; else from shortly before it */
  resume?: 'exact' | 'window';
  /** begin with so many of the last lines; logs only */
  tail?: number;
  /** how long `batches` gathers, in ms; 50 unless said */
  batchMs?: number;
  /** a silence after which the master is asked whether there is more, in ms; 60000 unless said */
  silenceMs?: number;
  /** told of lines that nobody can get any more */
  onGap?: (gap: Gap) => void;
  /** told before each wait for another connection */
  onReconnect?: (reconnect: Reconnect) => void;
};
