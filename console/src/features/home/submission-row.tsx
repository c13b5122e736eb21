import { Link } from '@tanstack/react-router';
import { isActive, isPaused } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { stateLook } from '~/components/entity/state-look';
import { ProgressBar } from '~/components/ui/progress-bar';
import { formatPercent } from '~/lib/format';
import { uncategorizedProjectId } from '~/lib/links';

export function SubmissionRow({ experiment }: { experiment: Experiment }) {
  const { id, name, state, startTime } = experiment;
  return (
    <li className="grid grid-cols-[11rem_minmax(10rem,1fr)_minmax(8rem,1.2fr)_10rem_6rem] items-center gap-x-4 border-b py-1.75 narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5">
      <StateBadge state={state} className="narrow:order-3" />
      <Link
        to="/experiments/$experimentId"
        params={{ experimentId: String(id) }}
        className="truncate font-medium narrow:order-1"
      >
        {name || `Experiment ${id}`}
      </Link>
      <Place experiment={experiment} />
      <Progress experiment={experiment} />
      <RelativeTime time={startTime} className="text-right text-faint narrow:order-2" />
    </li>
  );
}

/** Where it lives; the uncategorized project says it all by itself. */
function Place({ experiment: { projectId, projectName, workspaceName } }: Props) {
  const isUncategorized = projectId === uncategorizedProjectId;
  return (
    <Link
      to="/projects/$projectId/experiments"
      params={{ projectId: String(projectId) }}
      className="truncate text-faint narrow:hidden"
    >
      {isUncategorized ? projectName : `${workspaceName} / ${projectName}`}
    </Link>
  );
}

type Props = { experiment: Experiment };

function Progress({ experiment: { state, progress, name } }: Props) {
  const isGoing = isActive(state) || isPaused(state);
  if (!isGoing || progress === null) return <span className="narrow:hidden" />;
  return (
    <span className="flex items-center gap-2 narrow:order-4">
      <ProgressBar
        share={progress}
        label={`Progress of ${name}`}
        tone={stateLook(state).tone}
        className="w-24 narrow:w-16"
      />
      <span className="num w-9 text-right text-sm text-muted">{formatPercent(progress, 0)}</span>
    </span>
  );
}
