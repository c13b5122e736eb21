// a file of its own, because links name the kinds, and every page reads links

/** The kinds of things by which hours are grouped. */
export const usageKinds = ['user', 'workspace', 'project', 'experiment', 'pool', 'label'] as const;

export type UsageKind = (typeof usageKinds)[number];
