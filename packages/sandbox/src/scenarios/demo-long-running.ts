import { isProjectArchived } from '../handlers/workspaces/projects';
import { activate, cancel, pause } from '../simulation/engine/actions';
import { defineEvent, schedule } from '../simulation/engine/engine';
import { shownExperimentState } from '../simulation/engine/steady';
import { mix, uniform } from '../simulation/metrics/noise';
import { type ExperimentRow, isTerminal } from '../simulation/rows';
import { type Author, submitIdea, type Team } from './demo-history';
import { type Idea, ideas } from './demo-ideas';

const minute = 60_000;

/**
 * Keeps the demo busy: every few minutes a user submits, pauses, resumes or cancels an experiment.
 */
export function letPeopleWork({ engine, ...team }: Author, start: number) {
  schedule(engine, start + 2 * minute, stepDue, { team, step: 0 });
}

const stepDue = defineEvent<{ team: Team; step: number }>('step due', (engine, { team, step }) => {
  if (engine.now < engine.quietUntil) {
    schedule(engine, engine.quietUntil, stepDue, { team, step });
    return;
  }
  doSomething({ engine, ...team }, step);
  const rest = 5 + 9 * uniform(engine.seed, 311, step);
  schedule(engine, engine.now + rest * minute, stepDue, { team, step: step + 1 });
});

function doSomething(author: Author, step: number) {
  const { engine, submitted } = author;
  const live = submitted.filter((each) => !isTerminal(each));
  const experimentsIn = (state: string) =>
    live.filter((each) => shownExperimentState(engine.db, each, engine.now) === state);
  const running = experimentsIn('STATE_RUNNING');
  const queued = experimentsIn('STATE_QUEUED');
  const paused = experimentsIn('STATE_PAUSED');
  const luck = uniform(engine.seed, 312, step);
  // most urgent first: some experiment is always running, waiting and paused
  const large = running.filter((each) => each.resourcePool === 'a100-pool');
  if (large.length < 3) return submitNew(author, step, isSmall);
  // keeps the queue moving: as one starts, another is submitted
  const queue = queued.filter((each) => each.resourcePool === 'a100-pool');
  if (queue.length < 2) submitNew(author, step + 100_000, isLarge);
  if (queue.length < 5) return submitNew(author, step, isLarge);
  if (paused.length < 2) return pauseOne(author, running, luck);
  if (paused.length > 3) return resumeOne(author, paused);
  if (queued.length > 9) return giveUp(author, queued);
  if (luck < 0.3 && running.length < 8) submitNew(author, step, () => true);
}

const isSmall = (idea: Idea) => idea.slots <= 2 && idea.pool === 'a100-pool';

const isLarge = (idea: Idea) => idea.slots >= 4 && idea.pool === 'a100-pool';

// no user submits into a deleted or archived project
function isOpen({ engine, residents }: Author, idea: Idea): boolean {
  const project = engine.db.projects.get(residents.projects[idea.project]);
  if (!project || isProjectArchived(engine.db, project)) return false;
  return project.state === 'WORKSPACE_STATE_UNSPECIFIED';
}

function submitNew(author: Author, step: number, fits: (idea: Idea) => boolean) {
  const variant = mix(author.engine.seed, 313, step);
  const fitting = ideas.filter((idea) => fits(idea) && isOpen(author, idea));
  const idea = fitting[variant % fitting.length];
  if (idea) submitIdea({ ...author, idea, variant, name: `${idea.name}-${(step % 100_000) + 2}` });
}

function pauseOne({ engine }: Author, running: ExperimentRow[], luck: number) {
  const one = running[Math.floor(luck * running.length)];
  if (one) pause(engine, one);
}

function resumeOne({ engine }: Author, paused: ExperimentRow[]) {
  if (paused[0]) activate(engine, paused[0]);
}

function giveUp({ engine }: Author, queued: ExperimentRow[]) {
  if (queued[0]) cancel(engine, queued[0]);
}
