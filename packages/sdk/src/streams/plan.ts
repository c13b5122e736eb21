import type { Caller } from '../client/call';

/** Lines that are permanently lost. */
export type Gap = {
  /** `restarted`: the master restarted its numbers; `dropped`: its buffer has dropped them */
  reason: 'dropped' | 'restarted';
  /** the last line before */
  afterId: string;
  /** number of lines, if it is known */
  lines?: number;
};

/** The state of a silent connection: still good, dead, or one whose end was lost. */
export type Silence = 'alive' | 'dead' | 'over';

export type PlanInput<Args, Message> = {
  client: Caller;
  args: Args;
  /** reads a stream of the same operation that the master ends, completely */
  read: (args: Args, signal: AbortSignal) => Promise<Message[]>;
  /**
   * `exact` reads everything again after a cut and drops known messages; `window` reads only
   * possibly new ones
   */
  resume: 'exact' | 'window';
  /** number of last lines to begin with */
  tail: number | undefined;
  onGap: (gap: Gap) => void;
};

/** How one stream resumes after a cut. Created for one reading; remembers the messages so far. */
export type Plan<Args, Message> = {
  /** messages that are read before the stream, once, and count as taken: the last lines */
  head?: (signal: AbortSignal) => Promise<Message[]>;
  /** true if the head was the complete request */
  isHeadAll?: boolean;
  /** the arguments of the next connection */
  next(signal: AbortSignal): Args | Promise<Args>;
  /** called after the first message of a connection: whether it starts where `next` requested */
  confirm?: (signal: AbortSignal) => Promise<boolean>;
  /** the new part of a message; undefined if there is none */
  take(message: Message): Message | undefined;
  /** returns true if all requested messages have arrived */
  isFull?: () => boolean;
  /** called after a regular end: returns true if it is the real one */
  isEnd(signal: AbortSignal): Promise<boolean>;
  /** called after a long silence: returns the state of the connection */
  silence(signal: AbortSignal): Promise<Silence>;
  /** names of the first and the last message */
  firstId(): string | undefined;
  lastId(): string | undefined;
};
