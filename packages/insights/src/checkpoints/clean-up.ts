import { registeredIn } from './clean-up-plan';

export type Outcome = { kind: 'requested' } | { kind: 'refused'; why: string };

type Options = {
  requestDeletion: (uuids: string[]) => Promise<unknown>;
  /** the master's message of a refusal */
  messageOf: (error: unknown) => string;
};

/**
 * Requests the deletion of checkpoints, and returns the result of each. The master refuses a whole
 * list that contains registered ones: the rest is then requested again without them.
 */
export async function cleanUp(
  uuids: readonly string[],
  { requestDeletion, messageOf }: Options,
): Promise<Map<string, Outcome>> {
  const registered = new Map<string, Outcome>();
  const requested = (those: readonly string[]) =>
    those.map((uuid): [string, Outcome] => [uuid, { kind: 'requested' }]);
  try {
    await requestDeletion([...uuids]);
    return new Map(requested(uuids));
  } catch (error) {
    for (const uuid of registeredIn(messageOf(error)))
      registered.set(uuid, { kind: 'refused', why: 'It is registered as a version of a model.' });
    const others = uuids.filter((uuid) => !registered.has(uuid));
    if (registered.size === 0 || others.length === uuids.length) throw error;
    if (others.length > 0) await requestDeletion(others);
    return new Map([...registered, ...requested(others)]);
  }
}
