import { type LucideIcon, Plus, X } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Tooltip } from '../../base/tooltip';
import { usePendingChanges } from '../../hooks/use-pending-changes';
import { keyOf } from '../../lib/keys';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import type { WrapperProps } from '../../table/grid/pieces';
import { TagField } from './tag-field';
import { compactCount, type TagChange, tagText, withTagChange } from './tag-text';

type Props = {
  /** names the entity: "Tags of mnist" */
  label: string;
  /** the word for one item; "tag" by default */
  noun?: string;
  tags: readonly string[];
  /** the colors of tags that have one */
  tones?: Readonly<Record<string, string>>;
  /**
   * Saves one change against the newest tags; rejects when that fails. `tags` has the result when it
   * resolves, because the editor keeps no list of its own.
   */
  onChange: (change: TagChange) => Promise<unknown>;
  /** the tags are read-only */
  disabled?: boolean;
  /** returns tags of other entities, requested when the user starts to type */
  suggest?: () => Promise<readonly string[]>;
  /** the icon of the button that adds one, where lists of several kinds are side by side */
  AddIcon?: LucideIcon;
  /** shows at most six until it is expanded */
  isCompact?: boolean;
  /** a link around the text of a tag, which F2 then edits rather than a click */
  wrap?: (tag: string, props: WrapperProps) => ReactElement;
  /**
   * of tags that only some of several entities have: how many, as "2 of 4". A click gives such a tag
   * to all, and so does its text in the field.
   */
  partial?: Readonly<Record<string, string>>;
  /** the field of a new tag is open from the start; called when Enter or Escape closes it */
  onClose?: () => void;
};

const nonePartial: Readonly<Record<string, string>> = {};

/** undefined without a field; `replaced` is the tag that is edited, absent for a new one */
type Typing = undefined | { replaced?: string };

/** Tags in alphabetical order, which can be added, edited and removed. */
export function TagEditor(props: Props) {
  const { label, noun = 'tag', disabled = false, isCompact = false, suggest, onClose } = props;
  const { AddIcon = Plus, partial = nonePartial } = props;
  const { current, run } = usePendingChanges(props.tags, withTagChange);
  const [failed, setFailed] = useState<TagChange>();
  const [typing, setTyping] = useState<Typing>(onClose && {});
  const [isOpen, setIsOpen] = useState(!isCompact);
  const add = useRef<HTMLButtonElement>(null);
  const tags = current.toSorted((one, other) => one.localeCompare(other));
  const visible = isOpen ? tags : tags.slice(0, compactCount);
  const isNew = typing !== undefined && typing.replaced === undefined;

  function save(change: TagChange) {
    setFailed(undefined);
    run(change, () => props.onChange(change)).catch(() => setFailed(change));
  }

  const close = (hasFocus: boolean) => {
    setTyping(undefined);
    if (hasFocus && onClose) return onClose();
    // runs after the button is rendered again, unless the focus has moved elsewhere
    if (hasFocus)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) add.current?.focus();
      });
  };
  const field = (
    <TagField
      noun={noun}
      tags={tags.filter((tag) => !Object.hasOwn(partial, tag))}
      replaced={typing?.replaced}
      suggest={suggest}
      onChange={save}
      onClose={close}
    />
  );
  return (
    <ul
      aria-label={displayText(label)}
      // the height of table rows follows their content
      className={cn('flex min-w-0 flex-wrap items-center gap-1', isCompact && 'py-1')}
    >
      {visible.map((tag) => (
        <li key={tag} className="flex min-w-0">
          {typing?.replaced === tag ? (
            field
          ) : (
            <TagChip
              noun={noun}
              tag={tag}
              tone={props.tones?.[tag]}
              disabled={disabled}
              wrap={props.wrap}
              count={Object.hasOwn(partial, tag) ? partial[tag] : undefined}
              onAddToAll={() => save({ added: [tag], removed: [] })}
              onEdit={() => setTyping({ replaced: tag })}
              onRemove={() => {
                save({ added: [], removed: [tag] });
                add.current?.focus();
              }}
            />
          )}
        </li>
      ))}
      {visible.length < tags.length ? (
        <li>
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            className="hit relative h-5 rounded-sm px-1 phone:h-6 text-xs text-muted hover:bg-hover hover:text-text"
          >
            +{tags.length - visible.length} more
          </button>
        </li>
      ) : null}
      {disabled ? null : (
        <li className="flex">
          {isNew ? (
            field
          ) : (
            <Tooltip content={`Add ${noun}`}>
              <button
                ref={add}
                type="button"
                aria-label={`Add ${noun}`}
                onClick={() => setTyping({})}
                className="hit relative grid size-5 place-items-center phone:size-6 rounded-sm border border-dashed border-line-strong text-muted hover:bg-hover hover:text-text"
              >
                <AddIcon aria-hidden className="size-3" />
              </button>
            </Tooltip>
          )}
        </li>
      )}
      {failed ? (
        <li role="alert" className="flex items-center gap-1 text-sm text-bad">
          Not saved.
          <button type="button" className="underline" onClick={() => save(failed)}>
            Retry
          </button>
        </li>
      ) : null}
    </ul>
  );
}

type ChipProps = {
  noun: string;
  tag: string;
  tone: string | undefined;
  disabled: boolean;
  wrap: Props['wrap'];
  /** how many of several entities have it; undefined if all do */
  count: string | undefined;
  onAddToAll: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

const TagChip = (props: ChipProps) => {
  const { noun, tag, tone, disabled, wrap, count, onEdit, onRemove } = props;
  const text = tagText(tag);
  // its background is opaque, because a selected row is too dark below it
  const toneClass = tone
    ? `border-transparent bg-[color-mix(in_oklab,currentColor_11%,var(--bg))] ${tone}`
    : 'text-muted';
  const tagClass = 'h-5 max-w-48 truncate px-1.5 text-xs leading-4.5 phone:h-6 phone:leading-5.5';
  if (disabled) {
    const className = `${tagClass} rounded-sm border ${toneClass}`;
    if (wrap) return wrap(tag, { title: tag, className, children: text });
    return (
      <span title={tag} className={className}>
        {text}
      </span>
    );
  }
  const linkClass = `${tagClass} -my-px outline-none hover:text-text`;
  const button = (
    <button
      type="button"
      title={tag}
      aria-label={count === undefined ? `Edit ${noun} ${tag}` : `Add ${noun} ${tag} to all`}
      onClick={count === undefined ? onEdit : props.onAddToAll}
      className={cn(linkClass, count === undefined && 'cursor-text')}
    >
      {text}
      {count === undefined ? null : <span className="num ml-1 text-faint">{count}</span>}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the keys of its link
    <span
      onKeyDown={(event) => {
        if (keyOf(event) !== 'F2') return;
        event.preventDefault();
        onEdit();
      }}
      className={`flex min-w-0 items-stretch overflow-clip rounded-sm border has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent ${toneClass}`}
    >
      {wrap
        ? wrap(tag, { title: `${tag}\nF2 edits it`, className: linkClass, children: text })
        : button}
      <button
        type="button"
        aria-label={`Remove ${noun} ${tag}`}
        onClick={onRemove}
        className="-my-px grid w-6 place-items-center outline-none hover:bg-hover hover:text-text focus-visible:bg-hover focus-visible:text-text"
      >
        <X aria-hidden className="size-3" />
      </button>
    </span>
  );
};
