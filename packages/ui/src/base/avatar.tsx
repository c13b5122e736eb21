import { colorOfName } from '../lib/colors';
import { cn } from '../lib/utils';

const first = (word: string | undefined) => [...(word ?? '')][0]?.toUpperCase() ?? '';

/** First and last word's initials: "Maria Kowalski" → "MK". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
}

export const avatarClass =
  'inline-grid size-5 shrink-0 place-items-center rounded-full text-center text-[9px] leading-none font-semibold text-on-ink';

/**
 * Initials on a color of their own. It is always beside the name, so screen readers skip it: the
 * letters come from the style and are not part of the text around them. Without a name it is an
 * empty circle.
 */
export const Avatar = ({ name, className }: { name: string; className?: string | undefined }) => (
  <span
    aria-hidden
    data-initials={initials(name)}
    className={cn('before:content-[attr(data-initials)]', avatarClass, className)}
    style={{ background: name === '' ? 'var(--line-strong)' : colorOfName(name) }}
  />
);
