import type { Experiment } from '@trainyard/sdk/types';

/**
 * A question to the owner of an idle experiment, and the answer. The master has no messages between
 * users; it keeps the tags and notes of an experiment for everyone who may see it.
 */
export type OwnerAnswer = 'asked' | 'keep' | 'release';

export const answerTags: Record<OwnerAnswer, string> = {
  asked: 'idle-question',
  keep: 'idle-keep',
  release: 'idle-release',
};

export const ownerAnswers = Object.keys(answerTags) as OwnerAnswer[]; // a literal's keys are its answers

/** How far a question about an experiment has come; undefined where none was asked. */
export const answerOf = ({ labels }: Pick<Experiment, 'labels'>): OwnerAnswer | undefined =>
  ownerAnswers.find((answer) => labels.includes(answerTags[answer]));
