import * as calls from '@trainyard/sdk/calls';
import * as newer from '@trainyard/sdk/v038';
import { jobRowOf } from '~/data/cluster/job-row';
import ManageJobDialog from '~/features/cluster/resources/jobs/manage-job-dialog';
import MessageDialog from '~/features/cluster/resources/message-dialog';
import EditWebhookDialog from '~/features/people/webhooks/edit-webhook-dialog';
import { newerSandbox } from '~/test/newer-sandbox';
import { done, type FieldRow, inForm, type Other } from './edit-rows';

/** A job that waits, and its pool. */
async function queuedJob(other: Other) {
  const { resourcePools } = await calls.getResourcePools(other, {});
  for (const pool of resourcePools) {
    const { jobs } = await calls.getJobsV2(other, { resourcePool: pool.name, limit: 0 });
    const [job] = jobs
      .flatMap((each) => jobRowOf(each) ?? [])
      .filter(({ summary }) => summary?.state === 'STATE_QUEUED')
      // the same one after its place has changed
      .sort((one, next) => one.jobId.localeCompare(next.jobId));
    if (job && pool.schedulerType === 'SCHEDULER_TYPE_PRIORITY') return { job, pool };
  }
  throw new Error('No job waits.');
}

async function openMessage(other: Other) {
  const { clusterMessage } = await newer.getClusterMessage(other);
  return <MessageDialog message={clusterMessage} onClose={done} />;
}

export const fields: readonly FieldRow[] = [
  {
    field: 'URL of a webhook',
    operations: ['patchWebhook'],
    sandbox: newerSandbox,
    open: async (other) => {
      const [webhook] = (await calls.getWebhooks(other, {})).webhooks;
      if (!webhook) throw new Error('There is no webhook.');
      return <EditWebhookDialog webhook={webhook} onClose={done} />;
    },
    edit: async () => inForm('URL', 'Save')('https://mine.example'),
    mine: 'https://mine.example',
    read: async (other) => (await calls.getWebhooks(other, {})).webhooks[0]?.url,
    writeSame: async (other) => {
      const [webhook] = (await calls.getWebhooks(other, {})).webhooks;
      await newer.patchWebhook(other, {
        webhookId: webhook?.id ?? 0,
        body: { url: 'https://theirs.example' },
      });
    },
  },
  {
    field: 'message of the cluster',
    operations: ['setClusterMessage'],
    sandbox: newerSandbox,
    open: openMessage,
    draft: { field: 'Message', save: 'Show message', reopen: openMessage },
    edit: inForm('Message', 'Show message'),
    mine: 'mine',
    read: async (other) => (await newer.getClusterMessage(other)).clusterMessage?.message,
    writeSame: (other) =>
      newer.setClusterMessage(other, {
        body: { message: 'theirs', startTime: new Date().toISOString() },
      }),
  },
  {
    field: 'priority of a job',
    operations: ['updateJobQueue'],
    open: async (other) => {
      const { job, pool } = await queuedJob(other);
      return <ManageJobDialog job={job} pool={pool} onClose={done} />;
    },
    edit: async () => inForm('Priority', 'Apply')('11'),
    mine: 11,
    read: async (other) => (await queuedJob(other)).job.priority,
    writeSame: async (other) => {
      const { jobId } = (await queuedJob(other)).job;
      await calls.updateJobQueue(other, { body: { updates: [{ jobId, priority: 22 }] } });
    },
  },
];
