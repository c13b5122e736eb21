import { createLink } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & { part: string };

const LargeAnchor = ({ part, ...link }: Props) => (
  <a
    {...link}
    className="ml-1 inline-flex items-center gap-0.5 text-sm font-normal whitespace-nowrap text-muted hover:text-text"
  >
    Open large<span className="sr-only">: {part}</span>
    <ArrowUpRight aria-hidden className="size-3.5" />
  </a>
);

/** Links a part of the overview to the page that shows it with all its choices. */
export const OpenLarge = createLink(LargeAnchor);
