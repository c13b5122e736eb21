import type { TaskKind } from '@trainyard/rbac';
import {
  ChartSpline,
  FlaskConical,
  type LucideIcon,
  NotebookText,
  SquareTerminal,
  Terminal,
} from 'lucide-react';
import { taskKindLabel } from '~/lib/task-kind';

/** The icons of experiments and of the kinds of tasks. */
export const kindIcons: Record<TaskKind | 'experiment', LucideIcon> = {
  experiment: FlaskConical,
  command: SquareTerminal,
  notebook: NotebookText,
  shell: Terminal,
  tensorboard: ChartSpline,
};

type Props = { icon: LucideIcon | undefined; label: string };

/** The kind of a job in a table: a text, or an icon at medium widths. */
export const KindName = ({ icon: Icon, label }: Props) =>
  Icon ? (
    <span title={label}>
      <Icon
        aria-hidden
        className="hidden size-4 text-muted min-[900px]:max-[1280px]:block"
        strokeWidth={1.5}
      />
      <span className="min-[900px]:max-[1280px]:sr-only">{label}</span>
    </span>
  ) : (
    label
  );

/** The kind of an experiment or a task as an icon before its name. */
export function KindIcon({ kind }: { kind: keyof typeof kindIcons }) {
  const Icon = kindIcons[kind];
  return (
    <Icon
      role="img"
      aria-label={kind === 'experiment' ? 'Experiment' : taskKindLabel(kind)}
      className="size-3.5 shrink-0 text-faint"
      strokeWidth={1.5}
    />
  );
}
