import { colorOfName } from '@trainyard/ui/lib/colors';
import { acronym } from './initials';

export const WorkspaceIcon = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="inline-grid h-3.5 min-w-3.5 shrink-0 place-items-center rounded-sm px-0.5 text-[9px] leading-none font-semibold text-on-ink"
    style={{ background: colorOfName(name) }}
  >
    {acronym(name).slice(0, 1)}
  </span>
);
