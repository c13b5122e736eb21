import type { Database } from '../database/database';
import { pinFor } from '../handlers/workspaces/workspace-rules';
import type { DemoIds, ProjectName } from './demo-people';

type Mentions = { projectId: number; modelId: number; done: readonly number[]; next: number };

type Pages = (mentions: Mentions) => { name: string; contents: string }[];

const idsIn = (ids: readonly number[]) => ids.map((id) => `id=${id}`).join('&');

const languagePages: Pages = ({ projectId, modelId, done, next }) => [
  {
    name: 'Where we are',
    contents: `## Goal

Answers that the help desk sends **unchanged** in two cases of three, in two languages.

- [x] Baseline: [the first](/experiments/${done[0]})
- [x] Released: [helpdesk-assistant](/models/${modelId})
- [ ] Preferences instead of examples: [the next step](/experiments/${next})

## The latest, as they are now

\`\`\`view
/projects/${projectId}/experiments?columns=name&columns=state&columns=progress
\`\`\``,
  },
  {
    name: 'Decisions',
    contents: `| When | What | Why |
|---|---|---|
| last week | 4,096 tokens, not 8,192 | the same score, half the memory |
| two weeks ago | no synthetic dialogues | they repeat themselves |

The runs behind the first line:

\`\`\`table
/experiment-compare?${idsIn(done)}
\`\`\``,
  },
];

const visionPages: Pages = ({ projectId, modelId, done, next }) => [
  {
    name: 'Shelf scanner',
    contents: `Stores count boxes with [shelf-detector](/models/${modelId}); small boxes are still missed.

- [x] Longer training helps: [the last one](/experiments/${done[1]})
- [ ] Does a wider search? [Running](/experiments/${next})

## The two candidates

\`\`\`chart
/experiment-compare?${idsIn(done)}
\`\`\`

## What failed lately

\`\`\`view
/projects/${projectId}/experiments?filter=${encodeURIComponent('state = ERROR')}&columns=name&columns=state&columns=user
\`\`\``,
  },
];

type Plan = { project: ProjectName; model: string; pages: Pages };

const plans: readonly Plan[] = [
  { project: 'instruction-tuning', model: 'helpdesk-assistant', pages: languagePages },
  { project: 'detection-and-classification', model: 'shelf-detector', pages: visionPages },
];

/** Adds notes to projects, and pins of workspaces. */
export function addNotes(db: Database, { users, projects }: DemoIds, now: number): void {
  for (const { project, model, pages } of plans) {
    const projectId = projects[project];
    const own = db.experiments.all().filter((each) => each.projectId === projectId);
    const done = own.filter(
      ({ state, settings }) =>
        state === 'STATE_COMPLETED' &&
        settings.searcher.name === 'single' &&
        settings.searcher.smallerIsBetter,
    );
    const modelId = db.models.all().find(({ name }) => name === model)?.id ?? 1;
    db.projects.find(projectId).notes.push(
      ...pages({
        projectId,
        modelId,
        done: done.slice(-2).map(({ id }) => id),
        next: own.at(-1)?.id ?? 1,
      }),
    );
  }

  const vision = db.projects.find(projects['self-supervised']).workspaceId;
  const language = db.projects.find(projects['instruction-tuning']).workspaceId;
  const speech = db.projects.find(projects.recognition).workspaceId;
  const pins: Record<string, number[]> = {
    mkowalski: [vision, language, speech],
    aroy: [vision],
    jtan: [language, vision],
    slindqvist: [speech],
  };
  for (const [name, workspaceIds] of Object.entries(pins))
    for (const [at, workspaceId] of workspaceIds.entries())
      pinFor({ db, userId: users[name] ?? 1, workspaceId, now: now + at });
}
