import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { JobLink } from '~/features/cluster/jobs/job-link';
import type { SlotJob } from './use-slot-jobs';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { job: SlotJob };

/** Links to the job that holds a slot; plain text where the viewer may not see the job. */
export function SlotJobLink({ job: { job, experimentId }, children, ...rest }: LinkProps) {
  if (job?.seen)
    return (
      <JobLink job={job} {...rest}>
        {children}
      </JobLink>
    );
  if (experimentId === undefined) return <span {...rest}>{children}</span>;
  return (
    <Link to="/experiments/$experimentId/{-$tab}" params={{ experimentId }} {...rest}>
      {children}
    </Link>
  );
}

/** Shows the job that holds a slot, by its color and its name. */
export const SlotJobName = ({ job }: { job: SlotJob }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 align-top">
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-[2px]"
      style={{ background: job.color }}
    />
    <SlotJobLink job={job} title={job.name} className="truncate">
      {job.name}
    </SlotJobLink>
  </span>
);
