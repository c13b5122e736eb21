import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { menuItem } from '../../base/menu-styles';
import { useRestedValue } from '../../hooks/use-debounced';
import { keyOf } from '../../lib/keys';
import { cn } from '../../lib/utils';
import type { TextEdit } from './edit-markdown';
import {
  type FindMentions,
  insertMention,
  type Mention,
  type TypedMention,
  typedMention,
} from './mentions';

const waitMs = 200;
const none: readonly Mention[] = [];

type Options = {
  area: RefObject<HTMLTextAreaElement | null>;
  find: FindMentions | undefined;
  onEdit: (edit: TextEdit) => void;
};

/**
 * Completes a mention while it is typed into a text area: `props` are for the area, `list` is next
 * to it. The area keeps the focus; the keys of the list work while it is shown.
 */
export function useMentions({ area, find, onEdit }: Options) {
  const id = useId();
  const [typed, setTyped] = useState<TypedMention>();
  const [closedAt, setClosedAt] = useState<number>();
  const [active, setActive] = useState(0);
  const mentions = useFoundMentions(typed?.text, find);
  const isOpen = typed !== undefined && typed.at !== closedAt && mentions.length > 0;

  function read() {
    if (!area.current || !find) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const next = typedMention({ text, start, end });
    if (next?.text !== typed?.text) setActive(0);
    if (next?.at !== typed?.at) setClosedAt(undefined);
    setTyped(next);
  }

  function choose(mention: Mention | undefined) {
    if (!typed || !mention) return;
    onEdit((of) => insertMention(of, typed.at, mention));
    setTyped(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    const key = keyOf(event);
    const last = mentions.length - 1;
    if (key === 'ArrowDown') setActive(active === last ? 0 : active + 1);
    else if (key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (key === 'Enter' || key === 'Tab') choose(mentions[active]);
    else if (key === 'Escape') setClosedAt(typed.at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    read,
    props: {
      'aria-autocomplete': find && ('list' as const),
      'aria-haspopup': find && ('listbox' as const),
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
      'data-own-escape': isOpen || undefined,
      onKeyDown,
      onSelect: read,
      onBlur: () => setTyped(undefined),
    },
    list: (
      <>
        <p role="status" className="sr-only">
          {isOpen ? `${mentions.length} found. Arrows move, Enter inserts.` : ''}
        </p>
        {isOpen && area.current ? (
          <MentionList
            {...{ id, found: mentions, active }}
            place={caretPlace(area.current, typed.at)}
            size={area.current}
            onChoose={choose}
          />
        ) : null}
      </>
    ),
  };
}

/** The answer for exactly this text, once it has not changed for a moment; nothing after a failure. */
function useFoundMentions(text: string | undefined, find: FindMentions | undefined) {
  const [answer, setAnswer] = useState<{ text: string; found: readonly Mention[] }>();
  const searchText = useRestedValue(text, waitMs);
  useEffect(() => {
    if (searchText === undefined || !find) return;
    const stop = new AbortController();
    const show = (found: readonly Mention[]) => {
      if (!stop.signal.aborted) setAnswer({ text: searchText, found });
    };
    find(searchText, stop.signal).then(show, () => show(none));
    return () => stop.abort();
  }, [searchText, find]);
  return answer?.text === text ? (answer?.found ?? none) : none;
}

type ListProps = {
  id: string;
  found: readonly Mention[];
  active: number;
  place: { left: number; top: number };
  size: { clientWidth: number; clientHeight: number };
  onChoose: (mention: Mention) => void;
};

const width = 320;
const lineHeight = 20;

/** The list below the cursor; above it in the lower half of the area. */
function MentionList({ id, found, active, place, size, onChoose }: ListProps) {
  const isAbove = place.top > size.clientHeight / 2;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Mentions"
      style={{
        left: Math.max(0, Math.min(place.left, size.clientWidth - width)),
        ...(isAbove
          ? { bottom: size.clientHeight - place.top }
          : { top: Math.max(0, place.top) + lineHeight }),
      }}
      className="absolute z-30 w-80 max-w-full rounded-lg border border-line-strong bg-raised p-1 shadow-float"
    >
      {found.map((mention, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area keeps the focus and handles keys
        <div
          key={mention.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-highlighted={index === active ? '' : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(mention)}
          className={cn(menuItem, 'hover:bg-hover')}
        >
          {mention.icon}
          <span className="min-w-0 truncate">{mention.name}</span>
          <span className="ml-auto shrink-0 text-sm text-faint">{mention.detail}</span>
        </div>
      ))}
    </div>
  );
}

const copied = [
  ...['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight', 'tabSize'],
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
] as const;

/**
 * Returns the place of a character in a text area, in px from its top left corner. A browser does
 * not tell it, so the text is laid out once more in an invisible element of the same style.
 */
function caretPlace(area: HTMLTextAreaElement, at: number): { left: number; top: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of copied) Reflect.set(copy.style, name, Reflect.get(style, name));
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const mark = document.createElement('span');
  mark.textContent = '@';
  copy.append(area.value.slice(0, at), mark);
  document.body.append(copy);
  const { offsetLeft: left, offsetTop: top } = mark;
  copy.remove();
  return { left, top: top - area.scrollTop };
}
