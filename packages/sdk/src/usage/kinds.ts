// a separate file, because links name the kinds, and every page reads links

/** The kinds of entities by which hours are grouped. */
export const usageKinds = ['user', 'workspace', 'project', 'experiment', 'pool', 'label'] as const;

/** A kind of entity by which hours are grouped. */
export type UsageKind = (typeof usageKinds)[number];
