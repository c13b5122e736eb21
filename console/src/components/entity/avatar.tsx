import { colorOfName } from '@trainyard/ui/lib/colors';
import { cn } from '@trainyard/ui/lib/utils';
import { initials } from './initials';

/**
 * Initials on a colour of their own. It is always beside the name, so screen readers skip it: the
 * letters come from the style and are not part of the text around them.
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
