import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { TaskLogsLink } from '~/components/entity/task-logs-link';
import { type JobRow, taskHrefOf, taskKindOf } from '~/data/cluster/job-row';
import { linkTypeOf } from '~/lib/task-kind';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { job: JobRow };

/** Links to the experiment of a job, the window of its task, or the log of a task without a window. */
export function JobLink({ job, children, ...rest }: Props) {
  const { seen, type } = job;
  if (!seen) return children;
  const href = taskHrefOf(job);
  const kind = taskKindOf(job);
  if (href)
    return (
      // one window per task: a second click focuses the same window
      <a {...rest} href={href} target={seen.entityId}>
        {children}
      </a>
    );
  if (kind)
    return (
      <TaskLogsLink {...rest} type={linkTypeOf[kind]} id={seen.entityId} name={seen.name}>
        {children}
      </TaskLogsLink>
    );
  if (type !== 'TYPE_EXPERIMENT') return children;
  return (
    <Link
      {...rest}
      to="/experiments/$experimentId/{-$tab}"
      params={{ experimentId: seen.entityId }}
    >
      {children}
    </Link>
  );
}
