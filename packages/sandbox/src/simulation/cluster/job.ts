/** An experiment or an interactive task in the scheduler: its row in the job queue. */
export type Job = {
  readonly id: number | string;
  readonly jobId: string;
  readonly startedAt: number;
  resourcePool: string;
  /** 1 comes before 99 */
  priority: number;
  weight: number;
  /** maximum slots of the job; null is unlimited */
  maxSlots: number | null;
  /** position among equal priorities, once a user moved it; else by its start */
  queuePlace?: number;
};
