import type { Caller, CallRequest, Next } from '../client/call';
import type { Log } from './logger';

/** A call that was seen to harm a master, and what keeps it from doing so needs. */
export type Guarded = { request: CallRequest; next: Next; master: Caller; log: Log };
