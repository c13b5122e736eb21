import { createTransport } from '@trainyard/sdk/calls';
import type { ExperimentRow, Settings } from '../simulation/rows';
import { type Submission, submitExperiment } from '../simulation/submit';
import { createTestMaster } from './caller';
import { aCluster } from './cluster';
import { someSettings } from './rows';

type Job = Partial<Omit<Submission, 'settings'>> & { settings?: Partial<Settings> };

/** An empty master with four slots, somebody to ask it, and jobs to give it. */
export async function createLab(scenario: 'demo' | 'empty' = 'empty') {
  const master = await createTestMaster(scenario);
  const { world, clock } = master;
  if (scenario === 'empty') aCluster(world.db, { agents: 1, slots: 4, pool: 'default' });
  const clientOf = async (username: string) =>
    createTransport({
      baseUrl: 'http://master',
      auth: await master.tokenOf(username),
      fetch: master.fetch,
    });
  const submit = ({ settings, ...job }: Job = {}): ExperimentRow => {
    world.simulation.advance(clock.now());
    return submitExperiment(world.simulation.engine, {
      name: 'resnet50-baseline',
      projectId: 1,
      userId: 1,
      resourcePool: 'default',
      ...job,
      settings: someSettings(settings),
    });
  };
  return { ...master, db: world.db, clientOf, client: await clientOf('admin'), submit };
}

export type Lab = Awaited<ReturnType<typeof createLab>>;

// lets what waits for nothing but its turn go on
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Reads a stream to its end while time passes in steps, and says when each message came.
 * @throws Error when it has not ended after `steps`
 */
export async function readWhileTimePasses<Message>(
  { clock }: Pick<Lab, 'clock'>,
  stream: AsyncIterable<Message>,
  { stepMs, steps = 2000 }: { stepMs: number; steps?: number },
) {
  const start = clock.now();
  const messages: Array<{ after: number; message: Message }> = [];
  const reading = { isOver: false, error: undefined as unknown };
  const read = async () => {
    for await (const message of stream) messages.push({ after: clock.now() - start, message });
  };
  read()
    .catch((error: unknown) => {
      reading.error = error;
    })
    .finally(() => {
      reading.isOver = true;
    });
  for (let step = 0; step < steps; step++) {
    for (let turns = 0; turns < 6 && !reading.isOver; turns++) await turn();
    if (reading.error !== undefined) throw reading.error;
    if (reading.isOver) return { messages, endedAfter: clock.now() - start };
    clock.advance(stepMs);
  }
  throw new Error(`the stream did not end in ${steps} steps`);
}

/** All messages of a stream that ends by itself. */
export async function collect<Message>(stream: AsyncIterable<Message>): Promise<Message[]> {
  const messages: Message[] = [];
  for await (const message of stream) messages.push(message);
  return messages;
}
