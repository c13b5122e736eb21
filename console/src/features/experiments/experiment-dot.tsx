import { colorOf } from '~/lib/colors';

/** The colour an experiment has on every page. */
export const Dot = ({ experimentId }: { experimentId: number }) => (
  <span
    aria-hidden
    className="size-2 shrink-0 rounded-full"
    style={{ background: colorOf(experimentId) }}
  />
);
