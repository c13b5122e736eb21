import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '@trainyard/rbac';
import { displayName, stateLabel, statesFilter } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useThrottled } from '@trainyard/ui/hooks/use-debounced';
import { plural } from '@trainyard/ui/lib/format';
import { wordSpans } from '@trainyard/ui/lib/fuzzy';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { FlaskConical, FolderClosed, Package, Shapes, Split, User } from 'lucide-react';
import { isBuiltIn } from '~/components/entity/user-handle';
import { meQuery } from '~/data/session';
import { useOwnerName, usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { useFailureReason } from '~/features/experiments/logs/failures/queries';
import { links } from '~/lib/links';
import { actionsOf } from './actions';
import { CommandError } from './command-tree';
import { pagesFor } from './pages';
import { includesKind, type ParsedQuery, parseQuery } from './parse-query';
import { maxOfGroup, place } from './platform-hits';
import { paletteQueries } from './queries';
import type { Suggestion } from './suggestion-list';
import { useFoundPlatform } from './use-found-platform';

const throttleMs = 200;

/** The results of a search: pages and entities, found by the master or in the cache. */
export function useFound(text: string): { found: Suggestion[]; isFetching: boolean } {
  const question = parseQuery(text);
  const requestedText = useThrottled(text, throttleMs);
  const parsed = parseQuery(requestedText);
  const here = [useFoundPages(text), useFoundPlaces(question), useFoundUsers(question)];
  const [pages = [], places = [], people = []] = here;
  const runs = useFoundRuns(parsed);
  const models = useFoundModels(parsed);
  const platform = useFoundPlatform(question);
  const viewer = useViewer();
  if (text.trim() === '') return { found: [], isFetching: false };
  const answered = (found: readonly Suggestion[]) =>
    found.map((hit) => ({ ...hit, isLate: hit.isLate === true || requestedText !== text }));
  const suggestions = [
    ...[...pages, ...answered(runs.found), ...places],
    ...[...answered(models.found), ...people, ...platform],
  ];
  return {
    found: [...suggestions, ...hitActions(suggestions, viewer)],
    isFetching: runs.isFetching || models.isFetching,
  };
}

/** Returns the actions of the first hit that has any. */
function hitActions(found: readonly Suggestion[], viewer: Viewer): Suggestion[] {
  const first = found.find(({ hit }) => hit !== undefined);
  if (!first?.hit) return [];
  return actionsOf(first.hit, viewer).map(({ id, icon, title, reason, outcome }) => {
    const { isLate } = first;
    const action = { id: `action ${id}`, group: 'Actions', icon, title, isLate };
    if (reason === undefined)
      return { ...action, detail: first.title, verb: 'run', choose: () => outcome };
    const refuse = () => Promise.reject(new CommandError(reason));
    return { ...action, detail: reason, isRefused: true, choose: refuse };
  });
}

function useFoundPages(text: string): Suggestion[] {
  const viewer = useViewer();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pagesFor(viewer)
    .filter(({ title, words: others }) => {
      const all = `${title} ${others}`.toLowerCase();
      return words.every((word) => ` ${all}`.includes(` ${word}`));
    })
    .slice(0, maxOfGroup)
    .map(({ title, icon, href }) =>
      place({ id: `page ${href}`, group: 'Pages', icon, title, href, words }),
    );
}

/** "#12 · Errored · Maria", and the line of the log that names the error. */
function FailedDetail({ text, experiment }: { text: string; experiment: Experiment }) {
  const reason = useFailureReason(experiment);
  return (
    <>
      {displayText(text)} <span className="text-bad">{displayText(reason)}</span>
    </>
  );
}

type Named = { words: readonly string[]; ownerName: (owner: Experiment) => string };

const experimentPlace = (experiment: Experiment, { words, ownerName }: Named) => {
  const { id, name, state } = experiment;
  const detail = `#${id} · ${stateLabel(state)} · ${ownerName(experiment)}`;
  return place({
    id: `experiment ${id}`,
    group: 'Experiments',
    icon: FlaskConical,
    title: name,
    detail:
      state === 'STATE_ERROR' ? <FailedDetail text={detail} experiment={experiment} /> : detail,
    href: links.experiment(id),
    hit: { kind: 'experiment', experiment },
    words,
  });
};

const trialPlace = ({ id, experimentId, state }: Trial) =>
  place({
    id: `trial ${id}`,
    group: 'Trials',
    icon: Split,
    title: `Trial ${id}`,
    detail: `of experiment ${experimentId} · ${stateLabel(state)}`,
    href: links.experimentTrial({ experimentId, trialId: id }),
    words: [String(id)],
  });

function useFoundRuns(question: ParsedQuery) {
  const { words, states, owner, id } = question;
  const userId = useOwnerId(owner);
  const ownerName = useOwnerName();
  const isNamed = words.length > 0 || states.length > 0 || owner !== undefined;
  const isKind = includesKind(question, 'experiment');
  // an unknown user has no experiments
  const isOwnerKnown = owner === undefined || userId !== undefined;
  const stored = statesFilter(states);
  // nor has a state that the master does not store
  const isAnswerable = isOwnerKnown && (states.length === 0 || stored.length > 0);
  const list = useQuery({
    ...paletteQueries.experiments({ name: words.join(' '), states: stored, userId }),
    enabled: isKind && isAnswerable && (isNamed || question.kinds.includes('experiment')),
    placeholderData: (last) => last,
  });
  const byId = useQuery({
    ...paletteQueries.experiment(id ?? 0),
    enabled: id !== undefined && isKind,
  });
  const trial = useQuery({
    ...paletteQueries.trial(id ?? 0),
    enabled: id !== undefined && includesKind(question, 'trial'),
  });

  const isListed = isKind && isAnswerable && (isNamed || question.kinds.includes('experiment'));
  const listed = isListed ? (list.data ?? []) : [];
  const experiments = [
    ...(byId.data && id !== undefined && isKind ? [byId.data] : []),
    ...listed.filter((experiment) => experiment.id !== id),
  ];
  const trials =
    trial.data && id !== undefined && includesKind(question, 'trial') ? [trial.data] : [];
  return {
    found: [
      ...experiments.map((experiment) => ({
        ...experimentPlace(experiment, { words, ownerName }),
        isLate: experiment.id !== id && list.isPlaceholderData,
      })),
      ...trials.map(trialPlace),
    ],
    isFetching: list.isFetching || byId.isFetching || trial.isFetching,
  };
}

function useOwnerId(owner: string | undefined): number | undefined {
  const { data: me } = useQuery(meQuery);
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: owner !== undefined });
  if (owner === undefined) return undefined;
  if (owner === 'me') return me?.id;
  const isNamed = (name: string) => name.toLowerCase().includes(owner);
  const exact = users.find(({ username }) => username.toLowerCase() === owner);
  return (exact ?? users.find((user) => isNamed(user.username) || isNamed(user.displayName)))?.id;
}

function useFoundPlaces(question: ParsedQuery): Suggestion[] {
  const { words, states, owner } = question;
  const isEnabled = states.length === 0 && owner === undefined;
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { data: projects = [] } = useQuery({ ...paletteQueries.projects(), enabled: isEnabled });
  if (!isEnabled) return [];
  const workspaceName = (id: number) => workspaces.find((each) => each.id === id)?.name ?? '';
  const holds = (text: string) => wordSpans(words, text) !== null;
  const isListed = (kind: 'project' | 'workspace') =>
    words.length > 0 ? includesKind(question, kind) : question.kinds.includes(kind);

  const foundProjects = projects
    .filter(({ name, workspaceId }) => holds(`${name} ${workspaceName(workspaceId)}`))
    .slice(0, maxOfGroup)
    .map((project) =>
      place({
        id: `project ${project.id}`,
        group: 'Projects',
        icon: FolderClosed,
        title: project.name,
        detail: workspaceName(project.workspaceId),
        href: links.project(project.id),
        hit: {
          kind: 'project',
          project: {
            ...project,
            workspace: workspaces.find(({ id }) => id === project.workspaceId),
          },
        },
        words,
      }),
    );
  const foundWorkspaces = workspaces
    .filter(({ name }) => holds(name))
    .slice(0, maxOfGroup)
    .map(({ id, name, archived }) =>
      place({
        id: `workspace ${id}`,
        group: 'Workspaces',
        icon: Shapes,
        title: name,
        detail: archived ? 'archived' : undefined,
        href: links.workspace(id),
        words,
      }),
    );
  return [
    ...(isListed('project') ? foundProjects : []),
    ...(isListed('workspace') ? foundWorkspaces : []),
  ];
}

function useFoundModels(question: ParsedQuery) {
  const { words, states, owner, kinds } = question;
  const isEnabled =
    includesKind(question, 'model') &&
    states.length === 0 &&
    owner === undefined &&
    (words.length > 0 || kinds.includes('model'));
  const {
    data: models = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    ...paletteQueries.models(words.join(' ')),
    enabled: isEnabled,
    placeholderData: (last) => last,
  });
  const modelHits = models.map((model) => {
    const { id, name, numVersions } = model;
    const hit = place({
      id: `model ${id}`,
      group: 'Models',
      icon: Package,
      title: name,
      detail: plural(numVersions, 'version'),
      href: links.model(name),
      hit: { kind: 'model', model },
      words,
    });
    return { ...hit, isLate: isPlaceholderData };
  });
  return { found: isEnabled ? modelHits : [], isFetching };
}

/** Users have no page: choosing one searches their experiments. */
function useFoundUsers(question: ParsedQuery): Suggestion[] {
  const { words, states, owner, kinds } = question;
  const { data: users = [] } = useQuery(usersQuery);
  const isEnabled =
    includesKind(question, 'user') &&
    states.length === 0 &&
    owner === undefined &&
    (words.length > 0 || kinds.includes('user'));
  if (!isEnabled) return [];
  return users
    .filter(({ username, displayName: name }) => wordSpans(words, `${username} ${name}`) !== null)
    .slice(0, maxOfGroup)
    .map((user) => ({
      id: `user ${user.id}`,
      group: 'Users',
      icon: User,
      title: displayName(user),
      spans: words.flatMap((word) => wordSpans([word], displayName(user)) ?? []),
      detail: [
        user.username,
        ...(isBuiltIn(user) ? ['built-in account'] : []),
        ...(user.active ? [] : ['inactive']),
      ].join(' · '),
      verb: 'experiments',
      choose: () => ({ kind: 'type', text: `experiments by ${user.username}` }) as const,
    }));
}
