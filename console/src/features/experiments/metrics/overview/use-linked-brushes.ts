import type { KeptBrushes } from '@trainyard/ui/charts/parallel/use-parallel-filter';
import { useRestedValue } from '@trainyard/ui/hooks/use-debounced';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { useEffect, useState } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { useViewStep } from '~/app/links/use-view-step';
import { listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { brushesOfTexts, textsOfBrushes } from './brush-texts';

/** The brushed parts of axes, each as `lr~0.2~0.55`. */
const brushSearch = searchSchema(() => ({ brush: z.catch(listOf(text), []) }));

const partsOf = (joined: string): string[] => (joined === '' ? [] : joined.split(' '));

/**
 * Brushes of parallel coordinates that are part of the link. It gets them when a drag rests, because
 * browsers refuse to change an address many times a second. Ctrl+Z undoes them.
 */
export function useLinkedBrushes(): KeptBrushes {
  const [{ brush }, change] = useLinkView(brushSearch);
  const state = useState(() => brushesOfTexts(brush));
  const texts = useRestedValue(textsOfBrushes(state[0]).join(' '));
  const linked = brush.join(' ');
  const keep = useHandler((next: string) => {
    if (next !== linked) void change({ brush: partsOf(next) });
  });
  const [, setBrushes] = state;
  useViewStep(linked, (_, after) => setBrushes(brushesOfTexts(partsOf(after))));
  useEffect(() => {
    if (texts !== undefined) keep(texts);
  }, [texts, keep]);
  return state;
}
