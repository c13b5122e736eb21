type Config = Readonly<Record<string, unknown>> | null;

const section = (config: Config, name: string): Record<string, unknown> => {
  const value = config?.[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Slots of each trial; undefined if the config does not set them. */
export const slotsPerTrial = (config: Config): number | undefined =>
  number(section(config, 'resources').slots_per_trial);

/** Slot-hours of trials that held their slots for so many seconds; undefined without a number of slots. */
export function slotHours(config: Config, seconds: number): number | undefined {
  const slots = slotsPerTrial(config);
  return slots === undefined ? undefined : (slots * seconds) / 3600;
}

/** The resource pool that a config names; undefined without one. */
export function configPool(config: Config | undefined): string | undefined {
  const pool = section(config ?? null, 'resources').resource_pool;
  return typeof pool === 'string' && pool !== '' ? pool : undefined;
}

export const maxRestarts = (config: Config): number | undefined => number(config?.max_restarts);

/** The trial it continues from, if it was not only forked. */
export const sourceTrialId = (config: Config): number | undefined =>
  number(section(config, 'searcher').source_trial_id);

/** The checkpoint that its trials start from, if the config names one. */
export function sourceCheckpoint(config: Config): string | undefined {
  const uuid = section(config, 'searcher').source_checkpoint_uuid;
  return typeof uuid === 'string' ? uuid : undefined;
}
