import {
  type ActionId,
  actionFor,
  type EntityKind,
  type Subject,
  type Viewer,
} from '@trainyard/rbac';
import { Failure } from '../../core/failure';
import type { Session } from '../../core/session';
import type { Cli } from '../../core/verb';
import { subjectReaders } from './can-subject';
import { readViewer } from './viewer';

type KindOf<Of> = Extract<keyof Of, EntityKind>;
type Readers = typeof subjectReaders;
type SubjectOf<Noun extends keyof Readers> = Awaited<ReturnType<Readers[Noun]>>;

const viewers = new WeakMap<Session, Promise<Viewer>>();

/** The signed-in user; read once per command. */
async function viewerOfCommand(cli: Cli): Promise<Viewer> {
  const session = await cli.session();
  const viewer = viewers.get(session) ?? readViewer(cli);
  viewers.set(session, viewer);
  return viewer;
}

/**
 * Ends a command whose action the tables of `@trainyard/rbac` refuse, before it is sent: the console
 * does not offer it either.
 * @throws Failure with the reason, which is the sentence of `trainyard can`
 */
export async function requireAction<Of extends Subject>(
  cli: Cli,
  subject: Of,
  action: ActionId<KindOf<Of>>,
): Promise<void> {
  await requireState(cli, (viewer) => actionFor(subject, action, viewer));
}

/** The same for an action whose state a function returns. */
export async function requireState(
  cli: Cli,
  stateFor: (viewer: Viewer) => { state: string; reason?: string },
): Promise<void> {
  const viewer = await viewerOfCommand(cli);
  const { state, reason = 'You may not do this.' } = stateFor(viewer);
  if (state === 'allowed') return;
  const newer = stateFor({ ...viewer, release: '0.38' });
  throw newer.reason === reason
    ? new Failure(reason, { outcome: 'forbidden' })
    : new Failure(reason, { outcome: 'unsupported', hint: 'It needs a master of 0.38.' });
}

/** The same for an entity that is read by its id. @throws Failure also if there is none */
export async function requireActionOn<Noun extends keyof Readers>(
  cli: Cli,
  { noun, id }: { noun: Noun; id: number | string },
  action: ActionId<KindOf<SubjectOf<Noun>>>,
): Promise<void> {
  const { client } = await cli.session();
  const read: (input: Parameters<Readers[Noun]>[0]) => Promise<Subject> = subjectReaders[noun];
  const input = { client, id: String(id), options: { signal: cli.signal }, action };
  // the table of readers returns the subject of each noun
  await requireAction(cli, (await read(input)) as SubjectOf<Noun>, action);
}
