// in a file of its own: links name the kinds, and every page reads links

/** The kinds of things that hours fall to. */
export const usageKinds = ['user', 'workspace', 'project', 'experiment', 'pool', 'label'] as const;

export type UsageKind = (typeof usageKinds)[number];
