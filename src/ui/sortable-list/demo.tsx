import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { SortableList } from './SortableList.tsx';

const fruit = ['Apple', 'Banana', 'Cherry', 'Damson'];

const showItem = (item: string, control: ReactNode): ReactElement => (
  <Card aria-label={item}>
    <span>
      {item} {control}
    </span>
  </Card>
);

export default function SortableListDemo() {
  const [items, setItems] = useState<readonly string[]>(['One', 'Two', 'Three']);
  return (
    <>
      <section>
        <h2>A list that keeps its order itself</h2>
        <SortableList list={fruit} itemKey={(item) => item} itemName={(item) => item}>
          {showItem}
        </SortableList>
      </section>
      <section>
        <h2>A value with onChange</h2>
        <SortableList value={items} onChange={setItems} itemKey={(item) => item} itemName={(item) => item}>
          {showItem}
        </SortableList>
        <p>{items.join(', ')}</p>
      </section>
    </>
  );
}
