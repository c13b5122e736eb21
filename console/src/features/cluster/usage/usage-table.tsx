import { formatCount, missing } from '@trainyard/ui/lib/format';
import type { UsageShare } from './usage';

type Props = {
  title: string;
  /** heads the names */
  first: string;
  rows: readonly UsageShare[];
};

const head = 'h-[30px] border-y px-2.5 text-xs font-medium text-faint first:pl-0 last:pr-0';
const cell = 'h-[30px] border-b px-2.5 first:pl-0 last:pr-0';

/** Names and the hours that fell to them. */
export const UsageTable = ({ title, first, rows }: Props) =>
  rows.length === 0 ? (
    <p className="text-faint">{missing}</p>
  ) : (
    <table className="w-full table-fixed border-separate border-spacing-0">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-left`}>
            {first}
          </th>
          <th scope="col" className={`${head} w-32 text-right`}>
            GPU Hours
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, hours }) => (
          <tr key={name} className="hover:bg-hover">
            <td title={name} className={`${cell} truncate`}>
              {name || missing}
            </td>
            <td className={`${cell} num text-right`}>{formatCount(Math.round(hours * 10) / 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
