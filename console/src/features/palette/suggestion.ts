import type { Span } from '@trainyard/ui/lib/fuzzy';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outcome } from './command-tree';

/** One line of the palette. */
export type Suggestion = {
  /** the same for the same thing, however the list changes around it */
  id: string;
  group: string;
  icon: LucideIcon;
  title: string;
  /** of the title, for the eye */
  spans?: readonly Span[];
  detail?: ReactNode;
  /** what Enter does */
  verb?: string;
  choose: () => Promise<Outcome> | Outcome;
  /** kept among the recent ones when it is chosen */
  recent?: { title: string; href: string };
};
