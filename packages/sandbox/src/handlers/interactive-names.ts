import type { Random } from '../random';
import type { InteractiveKind } from '../simulation/interactive-rows';

const manners = ['actively', 'boldly', 'deeply', 'early', 'fairly', 'kindly', 'neatly'] as const;
const looks = ['able', 'clever', 'fluent', 'golden', 'lively', 'modest', 'select'] as const;
const animals = ['badger', 'crane', 'falcon', 'ibis', 'jackal', 'mustang', 'polecat'] as const;

/** How a kind of task is titled. */
const titles: Record<InteractiveKind, string> = {
  command: 'Command',
  notebook: 'JupyterLab',
  shell: 'Shell',
  tensorboard: 'TensorBoard',
};

/** A description for a task that was given none: `Shell (early-able-ibis)`. */
export const madeUpDescription = (kind: InteractiveKind, random: Random): string =>
  `${titles[kind]} (${random.pick(manners)}-${random.pick(looks)}-${random.pick(animals)})`;
