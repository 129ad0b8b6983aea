import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SortableList } from '../../../ui/sortable-list/SortableList.tsx';
import { LONG_DURATION_MS, showToast } from '../../../ui/toast/toast.ts';
import type en from '../strings/en.json';
import type { Suite } from '../suites.ts';
import { writeSuites } from '../suites.ts';
import styles from './benchmark.module.css';
import type { EditedSuite } from './SuiteCard.tsx';
import { SuiteCard } from './SuiteCard.tsx';

interface SuiteCardsProps {
  /** The suites in the text. */
  readonly suites: readonly Suite[];
  readonly text: string;
  onChange(this: void, text: string): void;
}

/** Shows a card for each suite. Every edit changes the text. */
export function SuiteCards({ suites, text, onChange }: SuiteCardsProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [ids, setIds] = useState<readonly number[]>([]);
  const edited: readonly EditedSuite[] = suites.map(({ name, values }, index) => ({
    id: (ids.length === suites.length ? ids[index] : undefined) ?? index,
    name,
    values: values.map((value) => value.text),
  }));

  function change(next: readonly EditedSuite[]): void {
    setIds(next.map(({ id }) => id));
    onChange(writeSuites(next));
  }
  const freshId = (): number => Math.max(0, ...edited.map(({ id }) => id + 1));
  const nameAt = (place: number): string => edited[place]?.name || words('unnamed', { place: place + 1 });
  const replace = (index: number, ...suitesThere: readonly EditedSuite[]): void => change(edited.toSpliced(index, 1, ...suitesThere));

  function changeWithUndo(next: readonly EditedSuite[], message: string): void {
    change(next);
    showToast(message, { duration: LONG_DURATION_MS, action: { label: kit('undo'), onPress: () => onChange(text) } });
  }

  return (
    <>
      <SortableList
        className={styles.cards}
        value={edited}
        onChange={change}
        itemKey={({ id }) => String(id)}
        itemName={(suite) => nameAt(edited.indexOf(suite))}
      >
        {(suite, control) => {
          const index = edited.indexOf(suite);
          return (
            <SuiteCard
              suite={suite}
              place={index + 1}
              title={nameAt(index)}
              control={control}
              onChange={(changed) => replace(index, changed)}
              onDuplicate={() => replace(index, suite, { ...suite, id: freshId(), name: `${nameAt(index)} 2` })}
              onDelete={() => changeWithUndo(edited.toSpliced(index, 1), words('deleted', { name: nameAt(index) }))}
            />
          );
        }}
      </SortableList>
      <Row>
        <Button
          size="small"
          icon={<IconPlus size={16} aria-hidden />}
          onClick={() => change([...edited, { id: freshId(), name: words('unnamed', { place: edited.length + 1 }), values: [] }])}
        >
          {words('add')}
        </Button>
        <Button
          size="small"
          onClick={() =>
            changeWithUndo(
              [1, 2].map((place) => ({ id: place, name: words('unnamed', { place }), values: [] })),
              words('wasReset'),
            )
          }
        >
          {words('reset')}
        </Button>
      </Row>
    </>
  );
}
