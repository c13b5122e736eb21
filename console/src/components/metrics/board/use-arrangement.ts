import { type Arrangement, readChart } from '@trainyard/ui/charts/board/arrangement';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { quoted, useReportRefused } from '@trainyard/ui/lib/refused-values';
import { useMemo } from 'react';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** Boards with an arrangement of their own among the settings of a user. */
type BoardName = 'run' | 'comparison' | 'list' | 'search';

const layout = searchSchema(() => ({
  chart: z.catch(listOf(text), []),
  section: z.catch(listOf(text), []),
}));

/** The text of a link to a board without an arrangement, in place of the saved one. */
const noLayout = 'none';

type Link = { [Name in keyof Arrangement]: string[] };

const isEmpty = ({ chart, section }: Arrangement) => chart.length + section.length === 0;

/**
 * The arrangement of a board: that of the link, or the one its user has saved. A change puts the
 * whole arrangement into the link, so that another user sees the same.
 */
export function useArrangement(
  name: BoardName,
  { chart, section }: Arrangement,
  onLinkChange: (link: Link) => void,
) {
  const storagePath = `charts/${name}`;
  const saved = useSettings(storagePath, layout);
  const save = useSaveSetting();
  const wrong = chart.filter((each) => readChart(each) === undefined);
  useReportRefused(
    wrong.map((value) => ({
      name: name === 'list' ? 'boardChart' : 'chart',
      value,
      fault: `${quoted(value)} does not arrange a chart.`,
      instead: 'It is left out.',
    })),
  );
  const isLinked = !isEmpty({ chart, section });
  const arrangement = useMemo(() => {
    const layoutOfPage = isLinked ? { chart, section } : saved;
    return { ...layoutOfPage, chart: layoutOfPage.chart.filter((each) => each !== noLayout) };
  }, [isLinked, chart, section, saved]);
  const onArrange = useHandler((change: Partial<Arrangement>) => {
    const next = { ...arrangement, ...change };
    onLinkChange({
      chart: isEmpty(next) && !isEmpty(saved) ? [noLayout] : [...next.chart],
      section: [...next.section],
    });
  });
  const saveLayout = useHandler(() => {
    for (const key of ['chart', 'section'] as const)
      save({ storagePath, key, value: arrangement[key].length > 0 ? arrangement[key] : undefined });
    onLinkChange({ chart: [], section: [] });
  });
  const isSaved = JSON.stringify(arrangement) === JSON.stringify(saved);
  return { arrangement, onArrange, onSave: isSaved ? undefined : saveLayout };
}
