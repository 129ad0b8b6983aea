import { useRef, useState } from 'react';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import { Options } from '../../../page/layouts/Options.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { useFreshStart, useWords } from '../../../page/session/use-tool.ts';
import { useToolKeys } from '../../../page/keys/tool-keys.ts';
import { useRun } from '../../../page/session/use-operation.ts';
import { lazyWithSuspense } from '../../../page/lazy/lazy.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useListener } from '../../../ui/use-listener.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Description } from './Description.tsx';
import { useDrawable } from './drawable.ts';
import { Grid } from './Grid.tsx';
import { RecentRow } from './RecentRow.tsx';
import styles from './emoji.module.css';
import { useOwnLanguage } from './use-own-language.ts';
import { useRecent } from './use-recent.ts';

// Loaded on demand: it is rarely opened, and the code for dialogs is large.
const Dialog = lazyWithSuspense(async () => ({ default: (await import('../../../ui/modal/Modal.tsx')).Modal }));

/** More than the number of emoji. */
const ALL = 5000;
const FIRST = '😀';

/** Shows the search, the results as a grid, and a card for the emoji under the pointer or the focus. */
export function Picker({ operation }: OperationProps<typeof fields.search>) {
  const words = useWords<typeof en>();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { copy, result } = useCopy();
  const recent = useRecent();
  const { emojis } = operation.output;
  const canDraw = useDrawable(emojis);
  const shown = chosen ?? emojis[0]?.emoji ?? FIRST;
  const described = useRun(fields.describe, { emoji: shown, language: operation.input.language });
  useOwnLanguage(operation);
  // The command line lists only the first few.
  useFreshStart(() => operation.set('limit', ALL));
  useToolKeys({ '/': () => box.current?.querySelector('input')?.focus() });
  useListener('keydown', handleSearchKey, box);

  function handleSearchKey(event: KeyboardEvent): void {
    const isTaken = event.key === 'Enter' || event.key === 'ArrowDown';
    // The search field is the first input.
    if (!isTaken || event.isComposing || event.target !== box.current?.querySelector('input')) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') grid()?.focus();
    else if (emojis[0]) pick(emojis[0].emoji);
  }

  function pick(emoji: string): void {
    setChosen(emoji);
    recent.add(emoji);
    void copy(emoji);
  }

  function clearRecent(): void {
    recent.clear();
    // The button disappears with its row. The grid is above it and may be out of view.
    grid()?.focus({ preventScroll: true });
  }

  return (
    <Stack>
      <div ref={box}>
        <Options
          operation={operation}
          names={['query', 'skinTone', 'language', 'limit']}
          controls={{ query: (props) => <TextInput {...props} autoFocus={focusesInput()} /> }}
        />
      </div>
      <RunStatus operation={operation} />
      <div className={styles.picker}>
        <Card label={words('emoji')}>
          <p className={look.hint} role="status">
            {result === 'copied' ? words('copied', { emoji: shown }) : words('found', { count: emojis.length })}
          </p>
          <Output
            operation={operation}
            name="emojis"
            view={() => (
              <Grid
                rows={emojis}
                isGrouped={operation.input.query.trim() === ''}
                groupName={(group) => operation.words.cell('emojis', 'group', group)}
                canDraw={canDraw}
                onShow={setChosen}
                onPick={pick}
                onOpen={(emoji) => {
                  setChosen(emoji);
                  setOpen(true);
                }}
              />
            )}
          />
          {emojis.length === 0 && !operation.isAwaited && <p className={look.note}>{words('noneFound')}</p>}
          {/* Below the grid, so that adding the first emoji does not shift it. */}
          {recent.isKept && recent.list.length > 0 && <RecentRow list={recent.list} onClear={clearRecent} onPick={pick} />}
          <div className={look.ends}>
            <p className={look.hint}>{words('keys')}</p>
            <Switch label={words('keepRecent')} checked={recent.isKept} onChange={recent.setKept} />
          </div>
        </Card>
        <Card label={words('details')}>
          <div className={look.ends}>
            <span className={styles.large}>{shown}</span>
            <Button size="small" onClick={() => setOpen(true)}>
              {words('details')}
            </Button>
          </div>
          {!canDraw(emojis.find(({ emoji }) => emoji === shown)) && <p className={look.hint}>{words('notShown')}</p>}
          {described.output.group === 'flags' && <p className={look.hint}>{words('flagNote')}</p>}
          <Description operation={described} isShort />
        </Card>
      </div>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={`${shown} ${described.output.name}`}>
          <Description operation={described} />
        </Dialog>
      )}
    </Stack>
  );
}

const grid = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="grid"]');
