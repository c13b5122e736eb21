import type { Command } from './command';
import type { Verb } from './verb';

type Row = { name: string; aliases?: string[]; summary: string; group: Group };

/** Where help lists a noun. */
export const groups = ['Training', 'Tasks', 'Cluster', 'People', 'Tools'] as const;
type Group = (typeof groups)[number];

/** One row of the table: a noun, whose verbs load when they are needed. */
export type Noun = Row & { load: () => Promise<Verb[]> };

/** A command of its own options, such as `serve`, that talks to no master. */
export type Tool = Row & { command: () => Promise<Command> };

export const isTool = (row: Noun | Tool): row is Tool => 'command' in row;
