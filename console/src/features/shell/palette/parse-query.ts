import { ACTIVE_STATES, ownValue, type RunState, STOPPING_STATES } from '@trainyard/sdk/model';

export type Kind = 'experiment' | 'trial' | 'project' | 'workspace' | 'model' | 'user' | 'page';

/** The parts of a search text. */
export type ParsedQuery = {
  /** words that names must contain, in lower case */
  words: readonly string[];
  /** the named kinds; an empty list means any kind */
  kinds: readonly Kind[];
  states: readonly RunState[];
  /** a username, or "me" */
  owner: string | undefined;
  /** a number on its own is an id */
  id: number | undefined;
};

const kindWords: Record<string, Kind> = {
  exp: 'experiment',
  experiment: 'experiment',
  run: 'experiment',
  trial: 'trial',
  project: 'project',
  workspace: 'workspace',
  model: 'model',
  user: 'user',
  person: 'user',
  people: 'user',
  page: 'page',
};

const stateWords: Record<string, readonly RunState[]> = {
  active: ACTIVE_STATES,
  running: ACTIVE_STATES,
  queued: ACTIVE_STATES,
  paused: ['STATE_PAUSED'],
  stopping: STOPPING_STATES,
  completed: ['STATE_COMPLETED'],
  finished: ['STATE_COMPLETED'],
  done: ['STATE_COMPLETED'],
  failed: ['STATE_ERROR'],
  errored: ['STATE_ERROR'],
  canceled: ['STATE_CANCELED'],
  cancelled: ['STATE_CANCELED'],
};

const fillers =
  /^(a|all|an|and|at|called|find|for|from|go|in|is|jump|list|me|named|of|on|open|please|search|show|that|the|to|view|where|which|with)$/;
const ownPattern = /^(i|mine|my)$/;

// "experiments" selects experiments
const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');

/** Parses "failed experiments by jtan" as a query for the master. */
export function parseQuery(text: string): ParsedQuery {
  const typedWords = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const words: string[] = [];
  const kinds = new Set<Kind>();
  const states = new Set<RunState>();
  let owner: string | undefined;
  for (let at = 0; at < typedWords.length; at++) {
    const word = (typedWords[at] ?? '').replace(/^#/, '');
    const kind = ownValue(kindWords, word) ?? ownValue(kindWords, singular(word));
    const wordStates = ownValue(stateWords, word);
    if (word === 'by' && typedWords[at + 1] !== undefined) {
      at += 1;
      owner = typedWords[at] === 'me' ? 'me' : typedWords[at];
    } else if (ownPattern.test(word)) owner = 'me';
    else if (kind) kinds.add(kind);
    else if (wordStates) for (const state of wordStates) states.add(state);
    else if (!fillers.test(word)) words.push(word);
  }
  const [only = ''] = words.length === 1 ? words : [];
  return {
    words,
    kinds: [...kinds],
    states: [...states],
    owner,
    id: /^\d{1,9}$/.test(only) ? Number(only) : undefined,
  };
}

export const includesKind = ({ kinds }: ParsedQuery, kind: Kind): boolean =>
  kinds.length === 0 || kinds.includes(kind);
