import type { ReactNode } from 'react';
import { cn } from '../lib/utils';

export type Tone = 'run' | 'wait' | 'ok' | 'warn' | 'bad' | 'off';

const tones: Record<Tone, string> = {
  run: 'text-run',
  wait: 'text-wait',
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  off: 'text-off',
};

export const toneClass = (tone: Tone): string => tones[tone];

/** The box and the text of a tag. */
export const tagClass =
  'h-4.5 truncate rounded-sm border border-line px-1.5 text-xs font-normal text-muted';

/** A tag: label, kind, short fact. */
export const Tag = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={cn('inline-flex max-w-48 items-center', tagClass, className)}>{children}</span>
);

export const dotClass = 'size-2 shrink-0 rounded-full';

/** A small disk in the color of a series. */
export const Dot = ({ color, className }: { color: string; className?: string }) => (
  <span aria-hidden className={cn(dotClass, className)} style={{ background: color }} />
);

/** A round chip with the icon, the word and the color of a state. */
export const Chip = (props: { tone: Tone; icon?: ReactNode; children: ReactNode }) => (
  <span
    className={cn(
      'inline-flex h-5 items-center gap-1 rounded-full bg-[color-mix(in_oklch,currentColor_11%,transparent)] pr-2 pl-1.5 text-sm font-medium whitespace-nowrap',
      toneClass(props.tone),
    )}
  >
    {props.icon}
    {props.children}
  </span>
);
