type Config = Record<string, unknown>;

/**
 * The configuration for a trial run, as `det` makes it: one batch, one validation, no restarts, and
 * no checkpoint stays.
 */
export function testConfig(config: Config): Config {
  return {
    ...config,
    description: `[test-mode] ${config.description ?? config.name ?? ''}`.trim(),
    scheduling_unit: 1,
    min_validation_period: { batches: 1 },
    checkpoint_storage: {
      ...sectionOf(config.checkpoint_storage),
      save_experiment_best: 0,
      save_trial_best: 0,
      save_trial_latest: 0,
    },
    searcher: {
      name: 'single',
      metric: sectionOf(config.searcher).metric,
      max_length: { batches: 1 },
    },
    hyperparameters: settled(sectionOf(config.hyperparameters)),
    resources: config.resources ?? { slots_per_trial: 1 },
    max_restarts: 0,
  };
}

const sectionOf = (value: unknown): Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** One value of each range: the lowest, or the first. */
const settled = (hyperparameters: Config): Config =>
  Object.fromEntries(Object.entries(hyperparameters).map(([name, range]) => [name, oneOf(range)]));

function oneOf(range: unknown): unknown {
  const { type, val, vals, minval, base, ...rest } = sectionOf(range);
  if (type === 'const') return val;
  if (type === 'categorical') return Array.isArray(vals) ? vals[0] : undefined;
  if (type === 'log') return Number(base ?? 10) ** Number(minval);
  if (type === 'int' || type === 'double') return minval;
  const isSection = typeof range === 'object' && range !== null && !Array.isArray(range);
  return isSection ? settled({ ...rest, ...defined({ val, vals, minval, base, type }) }) : range;
}

const defined = (config: Config): Config =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
