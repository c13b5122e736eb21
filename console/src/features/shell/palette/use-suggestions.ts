import { type HistoryState, useRouter } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { messageOf } from '~/app/errors/report-error';
import { withBasePath } from '~/app/links/base-path';
import { safeRedirect } from '~/app/session/redirect';
import { namedOnce, usePageVisits, type Visit } from '~/data/page-visits';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { listOf, parsedBy, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { pagesFor } from './pages';
import type { Suggestion } from './suggestion-list';
import { useCommands } from './use-commands';
import { useFound } from './use-found';

const storagePath = 'omnibar';

const atMost = 6;

// a setting can hold anything: only links to pages of this console are followed
const recentItem = parsedBy((value): Visit | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, href }: Partial<Record<string, unknown>> = { ...value };
  const path = safeRedirect(href);
  return typeof title === 'string' && path !== null ? { title, href: path } : undefined;
});

const stored = searchSchema(() => ({ recent: z.catch(listOf(recentItem), []) }));

/** The last opened pages; the master stores them when one of them is chosen here. */
export function useRecent(): [readonly Visit[], (item: Visit) => void] {
  const { recent } = useSettings(storagePath, stored);
  const save = useSaveSetting();
  const visits = usePageVisits();
  const lastVisits = namedOnce([...visits, ...recent]);
  const keep = (item: Visit) => {
    const value = namedOnce([item, ...lastVisits]).slice(0, atMost);
    save({ storagePath, key: 'recent', value });
  };
  return [lastVisits.slice(0, atMost), keep];
}

/** The suggestions for a text: a typed command, else all search results for its words. */
export function useSuggestions(text: string) {
  const commands = useCommands(text);
  const first = useFirst();
  const { found, isFetching } = useFound(text);
  const isEmpty = text.trim() === '';
  const suggestions = commands.isBegun
    ? commands.suggestions
    : isEmpty
      ? [...first, ...commands.suggestions]
      : [...commandsFirst(commands.suggestions), ...found, ...commandsLast(commands.suggestions)];
  const isNothing = suggestions.length === 0 && !isFetching && !commands.isLate;
  return {
    suggestions,
    isFetching: isFetching && !commands.isBegun,
    isLate: commands.isLate,
    note: commands.error
      ? messageOf(commands.error)
      : (commands.note ?? (isNothing ? 'no matching options' : undefined)),
  };
}

// a command with this exact name comes before entities with it
const isNamed = ({ spans = [] }: Suggestion) => spans[0]?.[0] === 0;

const commandsFirst = (commands: readonly Suggestion[]) => commands.filter(isNamed);

const commandsLast = (commands: readonly Suggestion[]) =>
  commands.filter((command) => !isNamed(command));

/** Before anything is typed: recent pages, and all pages. */
function useFirst(): Suggestion[] {
  const viewer = useViewer();
  const [recent] = useRecent();
  const been = new Set(recent.map(({ href }) => href));
  return [
    ...recent.map((item) => ({
      id: `recent ${item.href}`,
      group: 'Recent',
      icon: Clock,
      title: item.title,
      detail: item.href,
      verb: 'open',
      choose: () => ({ kind: 'go', href: item.href }) as const,
      recent: item,
    })),
    ...pagesFor(viewer)
      .filter(({ href }) => !been.has(href))
      .map(({ title, icon, href }) => ({
        id: `page ${href}`,
        group: 'Pages',
        icon,
        title,
        verb: 'open',
        choose: () => ({ kind: 'go', href }) as const,
        recent: { title, href },
      })),
  ];
}

/** Navigates to a URL below the base path, given as a text. */
export function useGo(): (path: string, state?: HistoryState) => void {
  const router = useRouter();
  return (path, state) => router.history.push(withBasePath(path), state);
}
