import { displayName } from '@trainyard/sdk/model';
import { colorOfName } from '@trainyard/ui/lib/colors';
import { cn } from '@trainyard/ui/lib/utils';

const words = (name: string) => name.trim().split(/\s+/).filter(Boolean);

const first = (word: string | undefined) => [...(word ?? '')][0]?.toUpperCase() ?? '';

/** First and last word's initials: "Maria Kowalski" → "MK". */
export function initials(name: string): string {
  const all = words(name);
  return first(all[0]) + (all.length > 1 ? first(all.at(-1)) : '');
}

/** One or two letters of a workspace's first words: "Vision Lab" → "VL". */
const acronym = (name: string): string => words(name).slice(0, 2).map(first).join('');

/**
 * Initials on a color of their own. It is always beside the name, so screen readers skip it: the
 * letters come from the style and are not part of the text around them.
 */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    data-initials={initials(name)}
    className={cn(
      'inline-grid leading-none before:content-[attr(data-initials)] size-5 shrink-0 place-items-center rounded-full text-[9px] font-semibold text-on-ink',
      className,
    )}
    style={{ background: colorOfName(name) }}
  />
);

type Props = {
  /** undefined while users load, or when the user no longer exists */
  user: { displayName?: string; username?: string } | null | undefined;
  className?: string;
};

export function UserBadge({ user, className }: Props) {
  const name = displayName(user);
  return (
    <span
      title={name}
      className={cn('inline-flex max-w-full min-w-0 items-center gap-1.5 align-top', className)}
    >
      <Avatar name={user ? name : ''} />
      <span className="truncate">{name}</span>
    </span>
  );
}

export const WorkspaceIcon = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="inline-grid h-3.5 min-w-3.5 shrink-0 place-items-center rounded-sm px-0.5 text-[9px] leading-none font-semibold text-on-ink"
    style={{ background: colorOfName(name) }}
  >
    {acronym(name).slice(0, 1)}
  </span>
);
