import type { Agent } from '@trainyard/sdk/types';
import { cn } from '@trainyard/ui/lib/utils';
import { CirclePause, CircleSlash } from 'lucide-react';
import { switchState } from './switch-actions';

type Props = { of: Pick<Agent, 'enabled' | 'draining'> };

/** Shows whether an agent or a slot takes work, and marks those that take none. */
export function SwitchState({ of }: Props) {
  const text = switchState(of);
  if (of.enabled && !of.draining) return text;
  const Icon = of.draining ? CirclePause : CircleSlash;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 align-top',
        of.draining ? 'text-warn' : 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      {text}
    </span>
  );
}
