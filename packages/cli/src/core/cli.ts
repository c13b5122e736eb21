import type { Globals } from './globals';
import type { Output } from './output/output';
import type { Session } from './session';
import type { System } from './system';

/** The parts a verb works with: options, machine, output, session. */
export type Cli = {
  globals: Globals;
  system: System;
  /** ends with Ctrl-C and with --timeout */
  signal: AbortSignal;
  /** data, to standard output */
  out: Output;
  /** words for people, to standard error; nothing with -q */
  say: (words: string) => void;
  /** what went wrong, to standard error, also with -q */
  complain: (lines: string[]) => void;
  /** a line of progress that the next one replaces; only on a terminal, nothing with -q */
  progress: (words: string) => void;
  /** the master: its address, a client, who is signed in; made once */
  session: () => Promise<Session>;
  /** the command that goes on where an interrupt stopped this one; told when that happens */
  resumeWith: (command: string) => void;
};
