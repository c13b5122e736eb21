import { type Engine, schedule } from '../simulation/engine/engine';
import { mix, uniform } from '../simulation/metrics/noise';
import type { Settings } from '../simulation/rows';
import { type Author, submitIdea } from './demo-history';
import { type Idea, ideas } from './demo-ideas';
import { letPeopleWork } from './demo-long-running';
import type { DemoIds } from './demo-people';
import { settingsOf } from './demo-settings';
import { scheduleTasks } from './demo-tasks';

const minute = 60_000;

/** How long before the start the agents connect. */
export const hugePresentMs = 6 * 60 * minute;

const liveCount = 48;

// the project of the hundred thousand keeps to them
const elsewhere = ideas.filter((idea) => idea.project !== 'detection-and-classification');

type PresentInput = { engine: Engine; residents: DemoIds; start: number };

/** Some dozens of experiments on the machines, more than one pool holds, and open notebooks. */
export function scheduleHugePresent({ engine, residents, start }: PresentInput) {
  const author: Author = { engine, residents, submitted: [] };
  for (let index = 0; index < wides.length; index++) {
    schedule(engine, start - (200 - index) * minute, () => submitWide(author, index));
  }
  for (let index = 0; index < liveCount; index++) {
    const ago = (5 + 150 * uniform(engine.seed, 641, index)) * minute;
    schedule(engine, start - ago, () => submitLive(author, index));
  }
  scheduleTasks(author, start);
  letPeopleWork(author, start);
}

function submitLive(author: Author, index: number) {
  const idea = elsewhere[index % elsewhere.length];
  if (!idea) return;
  const variant = mix(author.engine.seed, 642, index);
  const settings = longer(idea, variant);
  submitIdea({ ...author, idea, variant, settings, name: `${idea.name}-${index + 1}` });
}

// slots each; the pool has 1,280
const wides = [640, 512, 512, 256] as const;

function submitWide(author: Author, index: number) {
  const idea = elsewhere.find(({ pool, searcher }) => pool === 't4-pool' && searcher === 'single');
  if (!idea) return;
  const variant = mix(author.engine.seed, 643, index);
  const settings = { ...longer(idea, variant), slotsPerTrial: wides[index] };
  const name = `whole-pool-${index + 1}`;
  // lets all others pass
  submitIdea({ ...author, idea, variant, settings, name }).priority = 90;
}

// goes on for hours
const longer = (idea: Idea, variant: number): Partial<Settings> => ({
  ...settingsOf({ ...idea, length: idea.length * 8 }, variant),
  trouble: null,
});
