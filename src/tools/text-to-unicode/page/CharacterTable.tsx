import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { splitGraphemes } from '../../../lib/grapheme/grapheme.ts';
import look from '../../../page/look.module.css';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { clickUnlessSelecting } from '../../../page/outputs/click-unless-selecting.ts';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './characters.module.css';

type Props = OutputProps<(typeof fields.inspect)['output']['characters']>;
type Row = Props['value'][number];

/** Renders one row per code point. Those of a grapheme are grouped, invisible ones are marked, and a click on a row copies its character. */
export function CharacterTable(props: Props) {
  const words = useWords<typeof en>();
  const joined = useMemo(() => joinedRows(props.value), [props.value]);
  return (
    <div className={styles.characters} role="presentation" onClick={copyRow}>
      <TableOutput
        {...props}
        filterable
        shown={['character', 'codePoint', 'name', 'category', 'utf8', 'utf16']}
        rowHeader="character"
        copied="character"
        cells={{
          character: (row) => <span className={styles.glyph}>{glyphOf(row)}</span>,
          name: (row, name) => (
            <>
              {name} {row.invisible && <span className={look.tag}>{words('invisible')}</span>}
            </>
          ),
        }}
        rowProps={(row) => ({ 'data-joined': joined.has(row) || undefined, 'data-invisible': row.invisible || undefined })}
      />
    </div>
  );
}

/** Returns the rows of code points that continue the grapheme of the row above. */
function joinedRows(rows: readonly Row[]): ReadonlySet<Row> {
  const joined = new Set<Row>();
  let next = 0;
  for (const grapheme of splitGraphemes(rows.map(({ character }) => character).join(''))) {
    const [, ...others] = grapheme;
    next++;
    for (let count = others.length; count > 0; count--) {
      const row = rows[next++];
      if (row) joined.add(row);
    }
  }
  return joined;
}

const DOTTED_CIRCLE = '◌';

/** Shows marks on a dotted circle, as in the code charts. */
function glyphOf({ character, category, invisible }: Row): string {
  if (invisible || category === 'Cs') return '';
  return category.startsWith('M') ? DOTTED_CIRCLE + character : character;
}

/** The character cell has its own copy button. */
function copyRow({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  clickUnlessSelecting(cell?.closest('tr')?.querySelector<HTMLButtonElement>('th button') ?? null);
}
