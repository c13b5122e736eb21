import type { WebhookType } from '@trainyard/sdk/types';
import type { ExperimentRow } from '../simulation/rows';

/** The final states of triggers. */
export type EndState = 'COMPLETED' | 'ERROR';

type TestInput = { type: WebhookType; eventId: string; seconds: number };

/** The body of a test event. */
export function testBody({ type, eventId, seconds }: TestInput): string {
  if (type === 'WEBHOOK_TYPE_SLACK') return JSON.stringify({ blocks: [plainBlock('test')] });
  const event = { eventId, seconds, state: 'COMPLETED', data: { data: 'test' } } as const;
  return JSON.stringify(stateChange(event));
}

type EndInput = TestInput & { experiment: ExperimentRow; state: EndState };

/** The body of an event about a completed or failed experiment. */
export function endBody({ type, eventId, seconds, experiment, state }: EndInput): string {
  const duration = Math.max(0, seconds - Math.floor(experiment.startedAt / 1000));
  if (type === 'WEBHOOK_TYPE_SLACK') {
    return JSON.stringify(slackMessage({ experiment, state, duration }));
  }
  const data = {
    experiment: {
      id: experiment.id,
      state,
      name: experiment.name,
      duration,
      resource_pool: experiment.resourcePool,
      slots_per_trial: experiment.settings.slotsPerTrial,
      // only values of the config itself are sent here
      workspace: '',
      project: '',
    },
  };
  return JSON.stringify(stateChange({ eventId, seconds, state, data }));
}

type StateChange = { eventId: string; seconds: number; state: EndState; data: object };

const stateChange = ({ eventId, seconds, state, data }: StateChange) => ({
  event_id: eventId,
  event_type: 'EXPERIMENT_STATE_CHANGE',
  timestamp: seconds,
  condition: { state },
  event_data: data,
});

const plainBlock = (text: string) => ({ type: 'section', text: { type: 'plain_text', text } });

const styles = {
  COMPLETED: {
    message: 'Your experiment completed successfully 🎉',
    color: '#13B670',
    icon: '✅',
    status: 'Completed',
  },
  ERROR: {
    message: 'Your experiment has stopped with errors',
    color: '#DD5040',
    icon: '❌',
    status: 'Errored',
  },
} as const;

type SlackInput = { experiment: ExperimentRow; state: EndState; duration: number };

function slackMessage({ experiment, state, duration }: SlackInput) {
  const { message, color, icon, status } = styles[state];
  const hours = Math.floor(duration / 3600);
  const minutes = Math.floor((duration % 3600) / 60);
  const markdown = (text: string) => ({ type: 'mrkdwn', text });
  const section = {
    type: 'section',
    text: markdown(`${icon} ${experiment.name} (#${experiment.id})`),
    fields: [markdown(`*Status*: ${status}`), markdown(`*Duration*: ${hours}h ${minutes}min`)],
  };
  return { blocks: [plainBlock(message)], attachments: [{ color, blocks: [section] }] };
}
