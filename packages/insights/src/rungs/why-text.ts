import { formatCount, formatMetric } from '../figures';
import type { Cut, NextRung, RungRank, Why } from './rung-results';

/** The name of a rung, counted from 1. */
export const rungName = (rung: number): string => `rung ${rung + 1}`;

const nextName = ({ rung, isFullLength }: NonNullable<NextRung>): string =>
  isFullLength ? 'the full length' : rungName(rung);

const onItsWay = (next: NextRung): string =>
  next === null ? '' : `, on its way to ${nextName(next)}`;

const cutText = ({ worst }: Cut): string =>
  worst === null ? 'none promoted' : `cut at ${formatMetric(worst)}`;

const judgedText = ({ judgedAt }: RungRank): string =>
  judgedAt === undefined ? '' : ` (judged at batch ${formatCount(judgedAt)})`;

const placeText = ({ rank, of }: RungRank) => `${rank} of ${of}`;

/** later trials may have lowered the threshold after its decision */
const isInside = ({ rank }: RungRank, { wentOn }: Cut) => rank <= wentOn;

/** Explains the position of a trial in one sentence. */
export function whyText(why: Why): string {
  switch (why.kind) {
    case 'top':
      return 'Trained to the full length';
    case 'not promoted': {
      const { rank, cut } = why;
      const late = isInside(rank, cut) ? '. Better than some that were promoted before it' : '';
      return `Not promoted at ${rungName(rank.rung)}${judgedText(rank)}: ${placeText(rank)}; ${cutText(cut)}${late}`;
    }
    case 'waiting': {
      const { rank, cut } = why;
      return `At ${rungName(rank.rung)}: ${placeText(rank)} so far; ${cutText(cut)}`;
    }
    case 'failed':
      return `Failed at ${formatCount(why.batches)} batches${onItsWay(why.next)}`;
    case 'canceled':
      return `Canceled at ${formatCount(why.batches)} batches${onItsWay(why.next)}`;
    case 'between':
      return `Ended at ${formatCount(why.batches)} batches${onItsWay(why.next)}; the master does not say why`;
    case 'running':
      return why.next === null ? 'At the full length' : `On its way to ${nextName(why.next)}`;
  }
}

/** The same in few words, for a table that has the values beside them. */
export function whyWords(why: Why): string {
  switch (why.kind) {
    case 'top':
      return 'full length';
    case 'not promoted':
      return `stopped at ${rungName(why.rank.rung)}`;
    case 'waiting':
      return `waits at ${rungName(why.rank.rung)}`;
    case 'failed':
    case 'canceled':
      return why.kind;
    case 'between':
      return why.next === null ? 'ended' : `ended before ${nextName(why.next)}`;
    case 'running':
      return why.next === null ? 'at the full length' : `to ${nextName(why.next)}`;
  }
}
