import { registeredIn } from './clean-up-plan';

export type Outcome = { kind: 'requested' } | { kind: 'refused'; why: string };

type Asking = {
  ask: (uuids: string[]) => Promise<unknown>;
  /** the master's words of a refusal */
  messageOf: (error: unknown) => string;
};

/**
 * Asks for checkpoints to be deleted, and reports the result of each. The master refuses all of
 * a list that names registered ones: those are left out then, and the others asked for once more.
 */
export async function cleanUp(
  uuids: readonly string[],
  { ask, messageOf }: Asking,
): Promise<Map<string, Outcome>> {
  const registered = new Map<string, Outcome>();
  const requested = (those: readonly string[]) =>
    those.map((uuid): [string, Outcome] => [uuid, { kind: 'requested' }]);
  try {
    await ask([...uuids]);
    return new Map(requested(uuids));
  } catch (error) {
    for (const uuid of registeredIn(messageOf(error)))
      registered.set(uuid, { kind: 'refused', why: 'It is registered as a version of a model.' });
    const others = uuids.filter((uuid) => !registered.has(uuid));
    if (registered.size === 0 || others.length === uuids.length) throw error;
    if (others.length > 0) await ask(others);
    return new Map([...registered, ...requested(others)]);
  }
}
