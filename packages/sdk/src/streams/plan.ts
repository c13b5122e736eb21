import type { Caller } from '../client/call';

/** Lines nobody can get any more. */
export type Gap = {
  /** `restarted`: the master starts its count again; `dropped`: its buffer had moved on */
  reason: 'dropped' | 'restarted';
  /** the last line before */
  afterId: string;
  /** how many, where that can be told */
  lines?: number;
};

/** The state of a silent connection: still good, dead, or one whose end was lost. */
export type Silence = 'alive' | 'dead' | 'over';

export type PlanInput<Args, Message> = {
  client: Caller;
  args: Args;
  /** a stream of the same operation that ends by itself, as a whole */
  read: (args: Args, signal: AbortSignal) => Promise<Message[]>;
  /** `exact` reads all again after a cut and drops what came; else what may be new alone */
  resume: 'exact' | 'window';
  /** how many of the last lines to begin with */
  tail: number | undefined;
  onGap: (gap: Gap) => void;
};

/** How one stream goes on after a cut. Made for one reading; holds what has come so far. */
export type Plan<Args, Message> = {
  /** what is read before the stream itself, once, and counts as taken: the last lines */
  head?: (signal: AbortSignal) => Promise<Message[]>;
  /** whether the head was all that was asked for */
  isHeadAll?: boolean;
  /** the arguments of the next connection */
  next(signal: AbortSignal): Args | Promise<Args>;
  /** asked after the first message of a connection: whether it is from where `next` meant */
  confirm?: (signal: AbortSignal) => Promise<boolean>;
  /** what of a message is new; undefined when nothing is */
  take(message: Message): Message | undefined;
  /** all that was asked for has come */
  isFull?: () => boolean;
  /** after a proper end: whether it is the real one */
  isEnd(signal: AbortSignal): Promise<boolean>;
  /** after a long silence: what it means */
  silence(signal: AbortSignal): Promise<Silence>;
  /** names of the first and the last thing that came */
  firstId(): string | undefined;
  lastId(): string | undefined;
};
