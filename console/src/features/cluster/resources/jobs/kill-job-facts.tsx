import { TaskEndFacts } from '~/components/entity/task-end-facts';
import { type JobRow, taskKindOf } from '~/data/cluster/job-row';

/** The job that a kill ends, and what is lost. */
export function KillJobFacts({ job }: { job: JobRow }) {
  const kind = taskKindOf(job);
  if (!job.seen) return null;
  const { name, userId, username, submissionTime } = job.seen;
  return kind && userId !== null ? (
    <TaskEndFacts kind={kind} name={name} owner={{ userId, username }} since={submissionTime} />
  ) : (
    <p className="pt-2">Progress since the last checkpoint will be lost.</p>
  );
}
