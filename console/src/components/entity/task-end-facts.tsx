import type { TaskKind } from '@trainyard/rbac';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { NamedItems } from '~/components/entity/named-items';
import { useOwnerName } from '~/data/users';
import { masterNow } from '~/lib/master-now';
import { taskKindLabel } from '~/lib/task-kind';

type Props = {
  kind: TaskKind;
  name: string;
  owner: { userId: number; username: string };
  /** when it was started */
  since: string | null;
};

/** The task that a kill ends: its name, whose it is, how old, and what is lost. */
export function TaskEndFacts({ kind, name, owner, since }: Props) {
  const ownerName = useOwnerName();
  const age = since && `, started ${formatDuration(masterNow() - Date.parse(since))} ago`;
  return (
    <div className="grid gap-2">
      <NamedItems label="Task" items={[{ key: name, name }]} />
      <p className="num">{`${taskKindLabel(kind)} of ${displayText(ownerName(owner))}${age ?? ''}.`}</p>
      {kind === 'tensorboard' ? null : <p>Unsaved work will be lost.</p>}
    </div>
  );
}
