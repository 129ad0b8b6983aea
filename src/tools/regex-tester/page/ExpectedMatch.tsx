import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import look from '../../../page/look.module.css';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { TextBox } from '../../../ui/input-text/TextBox.tsx';
import { TestText } from './TestText.tsx';
import type en from '../strings/en.json';
import type { TestRow } from '../test-file.ts';
import { groupEntries } from '../test-file.ts';
import styles from './tests.module.css';

type Entry = readonly [group: string, value: string | null];

interface ExpectedMatchProps {
  readonly row: TestRow;
  /** The name of the test, for accessible names. */
  readonly name: string;
  readonly onChange: (row: TestRow) => void;
  /** Copies the match that the pattern finds; undefined if it finds none. */
  readonly onTake: (() => void) | undefined;
}

/** Edits the match that a text must have, and the values of its groups. */
export function ExpectedMatch({ row, name, onChange, onTake }: ExpectedMatchProps) {
  const words = useWords<typeof en>();
  // While a name is typed it may be empty, or that of another group, which a test cannot express.
  const [typed, setTyped] = useState<readonly Entry[]>([]);
  const written = groupEntries(row.groups);
  const entries = isSame(toGroups(typed), toGroups(written)) ? typed : written;

  function change(next: readonly Entry[]): void {
    setTyped(next);
    const { groups: _, ...rest } = row;
    const groups = toGroups(next);
    const isEmpty = Object.keys(groups).length === 0;
    onChange(isEmpty ? { ...rest, match: row.match ?? '' } : { ...rest, groups });
  }

  return (
    <div className={styles.expected}>
      <div className={styles.matchLine}>
        <span className={look.hint} aria-hidden="true">
          {words('expectedMatch')}
        </span>
        <TestText
          aria-label={words('expectedMatchOf', { name })}
          placeholder={words(row.match === undefined ? 'notCompared' : 'emptyMatch')}
          value={row.match ?? ''}
          onChange={(match) => onChange({ ...row, match })}
        />
        <Button size="small" disabled={!onTake} onClick={onTake}>
          {words('takeFromMatch')}
        </Button>
      </div>
      <Folded summary={words('groupCount', { count: written.length })}>
        {entries.map(([group, value], index) => (
          <div key={index} role="group" aria-label={words('groupOf', { name, group })} className={styles.groupLine}>
            <TextBox
              size="small"
              rawText
              aria-label={words('groupName')}
              placeholder={words('groupName')}
              value={group}
              onChange={(next) => change(entries.with(index, [next, value]))}
            />
            <TestText
              aria-label={words('groupValue')}
              placeholder={words(value === null ? 'noPart' : 'emptyMatch')}
              disabled={value === null}
              value={value ?? ''}
              onChange={(next) => change(entries.with(index, [group, next]))}
            />
            <label className={styles.absent}>
              <input type="checkbox" checked={value === null} onChange={({ target }) => change(entries.with(index, [group, target.checked ? null : '']))} />
              {words('noPart')}
            </label>
            <Button size="small" variant="text" icon={<CloseIcon />} iconOnly onClick={() => change(entries.toSpliced(index, 1))}>
              {words('removeGroup', { group })}
            </Button>
          </div>
        ))}
        <div>
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={() => change([...entries, [freshName(entries), '']])}>
            {words('addGroup')}
          </Button>
        </div>
      </Folded>
    </div>
  );
}

/** The first number that no group has as its name. */
function freshName(entries: readonly Entry[]): string {
  const names = new Set(entries.map(([group]) => group));
  let number = 1;
  while (names.has(String(number))) number++;
  return String(number);
}

const toGroups = (entries: readonly Entry[]): Readonly<Record<string, string | null>> => Object.fromEntries(entries.filter(([group]) => group !== ''));

const isSame = (one: Readonly<Record<string, string | null>>, other: Readonly<Record<string, string | null>>): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([group, value]) => Object.hasOwn(other, group) && other[group] === value);
