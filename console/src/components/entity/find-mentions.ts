import { getExperiment, getExperiments, getModels } from '@trainyard/sdk/calls';
import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment, Model } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { plural } from '@trainyard/ui/lib/format';
import type { FindMentions, Mention } from '@trainyard/ui/page/note-card/mentions';
import { Box } from 'lucide-react';
import { createElement } from 'react';
import { client } from '~/app/api';
import { withBasePath } from '~/app/links/base-path';
import { StateIcon, stateStyle } from '~/components/entity/state-badge';
import { links } from '~/lib/links';

const maxExperiments = 5;
const maxModels = 3;

function ofExperiment({ id, name, state }: Experiment): Mention {
  const { shape, tone } = stateStyle(state);
  return {
    key: `experiment-${id}`,
    icon: createElement(StateIcon, { shape, className: toneClass(tone) }),
    name: name || `Experiment ${id}`,
    detail: `#${id} · ${stateLabel(state)}`,
    address: withBasePath(links.experiment(id)),
  };
}

const ofModel = ({ id, name, numVersions }: Model): Mention => ({
  key: `model-${id}`,
  icon: createElement(Box, { className: 'size-3.5 shrink-0 text-muted', strokeWidth: 1.5 }),
  name,
  detail: plural(numVersions, 'version'),
  address: withBasePath(links.model(name)),
});

/** Finds experiments, the newest first, and models by name; a number is the id of an experiment too. */
export const findMentions: FindMentions = async (text, signal) => {
  const options = { signal };
  const newest = { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC' } as const;
  const byName = { ...newest, name: text, limit: maxExperiments };
  const experimentId = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  // a part that fails is left out
  const [numbered, named, models] = await Promise.all([
    experimentId === undefined
      ? []
      : getExperiment(client, { experimentId }, options).then(
          ({ experiment }) => [experiment],
          () => [],
        ),
    getExperiments(client, byName, options).then(
      ({ experiments }) => experiments,
      () => [],
    ),
    getModels(client, { name: text, limit: maxModels }, options).then(
      (answer) => answer.models,
      () => [],
    ),
  ]);
  const others = named.filter(({ id }) => id !== experimentId);
  return [...[...numbered, ...others].map(ofExperiment), ...models.map(ofModel)];
};
