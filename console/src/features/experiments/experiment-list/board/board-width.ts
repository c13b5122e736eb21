import { fitWidth } from '@trainyard/ui/page/split-pane/divider';
import { useState } from 'react';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { int, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

const storagePath = 'f_project-details-global';
const key = 'boardShare';
const settings = searchSchema(() => ({ [key]: z.catch(int({ min: 0, max: 100 }), 0) }));

/**
 * The width of the board in px, within the `total` of the page. What the user drags it to is kept as
 * a share of the page in percent, because screens differ: a setting of the user, and not in links.
 */
export function useBoardWidth(total: number) {
  const { [key]: share } = useSettings(storagePath, settings);
  const save = useSaveSetting();
  const [own, setOwn] = useState<number>();
  const initialWidth = total === 0 ? 384 : Math.min(384, 0.45 * total);
  const stored = share === 0 ? initialWidth : (total * share) / 100;
  return {
    initialWidth,
    width: fitWidth(own ?? stored, total),
    setWidth: setOwn,
    storeWidth: (width: number) =>
      total === 0 || save({ storagePath, key, value: Math.round((100 * width) / total) }),
  };
}
