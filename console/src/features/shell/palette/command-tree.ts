import type { HistoryState } from '@tanstack/react-router';
import { fuzzyMatch, type Span } from '@trainyard/ui/lib/fuzzy';
import type { Runners } from './actions';

/** The outcome of a command. */
export type Outcome =
  /** done; the palette closes and shows a toast */
  | { kind: 'done' }
  /** the palette closes, and the change is visible without a toast */
  | { kind: 'quiet' }
  /** something else has opened instead of the palette */
  | { kind: 'replaced' }
  /** an action of an entity's table; its dialog, if any, replaces the palette */
  | { kind: 'action'; isDialog: boolean; start: (runners: Runners) => void }
  /** another page */
  | { kind: 'go'; href: string; state?: HistoryState }
  /** the text continues */
  | { kind: 'type'; text: string }
  | { kind: 'help' };

type Children = readonly CommandNode[];

/** A word of a command: other words follow it, or it runs. */
export type CommandNode = {
  /** the typed word, without spaces */
  name: string;
  /** the label for users */
  label?: string;
  aliases?: readonly string[];
  /** the possible next words, for the text of the next word */
  children?: Children | ((typed: string) => Promise<Children> | Children);
  /** a hint for the next word, if the words cannot be listed */
  expects?: string;
  run?: () => Promise<Outcome> | Outcome;
};

export type CommandMatch = {
  node: CommandNode;
  /** names from the root up to this one */
  path: readonly string[];
  spans: readonly Span[];
};

type Typed = {
  /** the node whose children are offered */
  node: CommandNode;
  path: readonly string[];
  /** the word that is being typed */
  word: string;
  matches: readonly CommandMatch[];
};

export const maxMatches = 7;

const isNamed = (node: CommandNode, word: string) =>
  [node.name, ...(node.aliases ?? [])].some((name) => name.toLowerCase() === word.toLowerCase());

const childrenOf = async ({ children }: CommandNode, typed: string): Promise<Children> =>
  typeof children === 'function' ? await children(typed) : (children ?? []);

/** Follows the typed text through the tree while it matches, and ranks the possible next steps. */
export async function followPath(root: CommandNode, text: string): Promise<Typed> {
  const words = text.trimStart().split(/\s+/);
  const word = words.pop() ?? '';
  let node = root;
  const path: string[] = [];
  for (const [index, step] of words.entries()) {
    const next = (await childrenOf(node, step)).find((child) => isNamed(child, step));
    // a leaf accepts no further words
    if (!next) return { node, path, word: [...words.slice(index), word].join(' '), matches: [] };
    node = next;
    path.push(next.name);
  }
  return { node, path, word, matches: rank(await childrenOf(node, word), { word, path }) };
}

type Place = { word: string; path: readonly string[] };

function rank(children: Children, { word, path }: Place): CommandMatch[] {
  const scored = children.flatMap((node) => {
    const own = fuzzyMatch(word, node.name);
    const others = [node.label ?? '', ...(node.aliases ?? [])].map((text) =>
      fuzzyMatch(word, text),
    );
    // the exact name comes first
    const score = Math.max(own?.score ?? 0, ...others.map((match) => (match?.score ?? 0) * 0.95));
    return score > 0
      ? [{ score, match: { node, path: [...path, node.name], spans: own?.spans ?? [] } }]
      : [];
  });
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, maxMatches)
    .map(({ match }) => match);
}

/** Every command that is known without a request to the master, by its full path. */
export function flatCommands(root: CommandNode, path: readonly string[] = []): CommandMatch[] {
  const { children } = root;
  if (children === undefined || typeof children === 'function') return [];
  return children.flatMap((node) => {
    const here = [...path, node.name];
    return [{ node, path: here, spans: [] }, ...flatCommands(node, here)];
  });
}

/** True if choosing it requests another word. */
export const isInner = (node: CommandNode): boolean => node.run === undefined;

/** A command that cannot run as it was typed; its message is the reason. */
export class CommandError extends Error {
  override name = 'CommandError';
}
