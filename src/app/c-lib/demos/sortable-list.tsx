import { useState } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { SortableList } from '../../../ui/sortable-list/SortableList.tsx';

const fruit = ['Apple', 'Banana', 'Cherry', 'Damson'];

export default function SortableListDemo() {
  const [items, setItems] = useState<readonly string[]>(['One', 'Two', 'Three']);
  return (
    <>
      <section>
        <h2>A list that keeps its order itself</h2>
        <SortableList list={fruit} itemKey={(item) => item} itemName={(item) => item}>
          {(item, control) => (
            <Card aria-label={item}>
              <span>
                {item} {control}
              </span>
            </Card>
          )}
        </SortableList>
      </section>
      <section>
        <h2>A value with onChange</h2>
        <SortableList value={items} onChange={setItems} itemKey={(item) => item} itemName={(item) => item}>
          {(item, control) => (
            <Card aria-label={item}>
              <span>
                {item} {control}
              </span>
            </Card>
          )}
        </SortableList>
        <p>{items.join(', ')}</p>
      </section>
    </>
  );
}
