import { Clock } from 'lucide-react';
import { messageOf } from '~/app/report-error';
import { useViewer } from '~/features/viewer/queries';
import { pagesFor } from './pages';
import { useRecent } from './recent';
import type { Suggestion } from './suggestion';
import { useCommands } from './use-commands';
import { useFound } from './use-found';

/** The lines of the palette for a text: a command as it is typed, else whatever answers to the words. */
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

// a command by its own name comes before what happens to be called so
const isNamed = ({ spans = [] }: Suggestion) => spans[0]?.[0] === 0;
const commandsFirst = (commands: readonly Suggestion[]) => commands.filter(isNamed);
const commandsLast = (commands: readonly Suggestion[]) =>
  commands.filter((command) => !isNamed(command));

/** Before anything is typed: where one was, and where one can go. */
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
