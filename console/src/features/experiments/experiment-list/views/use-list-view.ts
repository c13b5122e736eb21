import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import {
  colorSetting,
  linkedPlacesTexts,
  readChosenPlaces,
  readLinkedPlaces,
} from '~/data/experiments/experiment-colors';
import { settingsQuery } from '~/data/settings';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { boardSearch } from '~/features/experiments/experiment-list/board/board-search';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import type { ListView } from './named-view';

/**
 * The view of the page: the list and the board beside it. `link` has the colors of the link, `saved`
 * also those that the user has chosen in the project.
 */
export function useListView(projectId: number, search: ExperimentListSearch): ListViews {
  const { colored } = useListSource();
  const board = useLocation({ select: (location) => boardSearch.read(location.search) });
  const { data: settings = {} } = useQuery(settingsQuery);
  const { storagePath } = colorSetting(projectId, colored);
  const own = readChosenPlaces({ [storagePath]: settings[storagePath] ?? {} }, colored);
  const places = new Map([...readLinkedPlaces(board.boardColor), ...own]);
  const link = { ...search, ...board };
  return { link, saved: { ...link, boardColor: linkedPlacesTexts(places).sort() } };
}

type ListViews = Record<'link' | 'saved', ListView>;
