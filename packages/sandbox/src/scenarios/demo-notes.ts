import type { Database } from '../database/database';
import { pinFor } from '../handlers/workspaces/workspace-rules';
import type { DemoIds } from './demo-people';

type Mentions = { projectId: number; modelId: number; experimentIds: readonly number[] };

const pagesOf = ({ projectId, modelId, experimentIds: [first = 1, second = 1] }: Mentions) => [
  {
    name: 'Where we are',
    contents: `## Goal

Answers that the help desk sends **unchanged** in two cases of three, in two languages.

- [x] Baseline: [the first](/experiments/${first})
- [x] Released: [helpdesk-assistant](/models/${modelId})
- [ ] Preferences instead of examples: [the next step](/experiments/${second})

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
/experiment-compare?id=${first}&id=${second}
\`\`\``,
  },
];

/** Adds notes to a project, and pins of workspaces. */
export function addNotes(db: Database, { users, projects }: DemoIds, now: number): void {
  const projectId = projects['instruction-tuning'];
  const own = db.experiments.all().filter((each) => each.projectId === projectId);
  const experimentIds = own.map(({ id }) => id).slice(-2);
  const modelId = db.models.all().find(({ name }) => name === 'helpdesk-assistant')?.id ?? 1;
  db.projects.find(projectId).notes.push(...pagesOf({ projectId, modelId, experimentIds }));

  const vision = db.projects.find(projects['self-supervised']).workspaceId;
  const language = db.projects.find(projectId).workspaceId;
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
