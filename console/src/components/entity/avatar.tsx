import { cn } from '~/lib/cn';
import { colorOfName } from '~/lib/colors';
import { initials } from './initials';

/**
 * Initials on a colour of their own. Always beside the name, so it says nothing by itself: the
 * letters are drawn by the style and are no text of what the avatar is in.
 */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    data-initials={initials(name)}
    className={cn(
      'inline-grid before:content-[attr(data-initials)] size-5 shrink-0 place-items-center rounded-full text-[9px] font-semibold text-on-ink',
      className,
    )}
    style={{ background: colorOfName(name) }}
  />
);
