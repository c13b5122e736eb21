import { Kbd } from '@trainyard/ui/base/kbd';
import type { Span } from '@trainyard/ui/lib/fuzzy';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Hit } from './actions';
import type { Outcome } from './command-tree';

type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  activeId: string | undefined;
  onActive: (id: string) => void;
  onChoose: (suggestion: Suggestion) => void;
};

/** The id of an element: without spaces, because the attribute would contain two ids. */
export const optionId = (listId: string, { id }: Suggestion): string =>
  `${listId}-${id.replace(/\s+/g, '-')}`;

/** Groups in the order of their first suggestions. */
function groupsOf(suggestions: readonly Suggestion[]) {
  const groups = new Map<string, Suggestion[]>();
  for (const suggestion of suggestions) {
    const group = groups.get(suggestion.group);
    if (group) group.push(suggestion);
    else groups.set(suggestion.group, [suggestion]);
  }
  return [...groups];
}

export function SuggestionList({ id, suggestions, ...row }: Props) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      className="min-h-0 overflow-y-auto p-1.5 empty:hidden"
    >
      {groupsOf(suggestions).map(([group, items]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs text-faint">
            {group}
          </p>
          {items.map((suggestion) => (
            <Row
              key={suggestion.id}
              id={optionId(id, suggestion)}
              suggestion={suggestion}
              {...row}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type RowProps = Omit<Props, 'suggestions'> & { suggestion: Suggestion };

function Row({ id, suggestion, activeId, onActive, onChoose }: RowProps) {
  const { icon: Icon, spans = [], detail, verb, isRefused } = suggestion;
  // one character for each, so that the matching parts stay where they are
  const title = displayText(suggestion.title);
  const isActive = suggestion.id === activeId;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which has the focus
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isRefused}
      onPointerMove={() => isActive || onActive(suggestion.id)}
      onClick={() => onChoose(suggestion)}
      className="flex h-8.5 items-center gap-2.5 rounded-md px-2.5 aria-disabled:text-faint aria-selected:bg-hover"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <span className="max-w-[70%] shrink-0 truncate font-medium">
        <Marked text={title} spans={spans} />
      </span>
      <span className="min-w-0 truncate text-muted">
        {typeof detail === 'string' ? displayText(detail) : detail}
      </span>
      {isActive && verb ? (
        <span className="ml-auto flex shrink-0 items-center gap-1.5 text-sm text-faint phone:hidden">
          <Kbd>↵</Kbd>
          {verb}
        </span>
      ) : null}
    </div>
  );
}

/** A text with the matching parts emphasized. */
function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of spans) {
    if (start < at) continue;
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className="bg-transparent text-accent">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

/** A suggestion of the palette. */
export type Suggestion = {
  /** identifies the suggestion, also when the list changes */
  id: string;
  group: string;
  icon: LucideIcon;
  title: string;
  /** the visible form of the title */
  spans?: readonly Span[];
  detail?: ReactNode;
  /** the action of Enter */
  verb?: string;
  choose: () => Promise<Outcome> | Outcome;
  /** the entity of the suggestion, whose actions are offered as well */
  hit?: Hit;
  /** found for an earlier text; the master has not answered for the current one yet */
  isLate?: boolean | undefined;
  /** shown with the reason, which is its detail; choosing it fails with that */
  isRefused?: boolean;
  /** stored among the recent ones when it is chosen */
  recent?: { title: string; href: string };
};
