import { useState } from 'react';
import { KeyValueList } from '../../../ui/key-value-list/KeyValueList.tsx';
import type { KeyValue } from '../../../ui/key-value-list/parse-rows.ts';

export default function KeyValueListDemo() {
  const [rows, setRows] = useState<readonly KeyValue[]>([
    { key: 'Host', value: 'example.com' },
    { key: 'Accept', value: '*/*' },
  ]);
  const [none, setNone] = useState<readonly KeyValue[]>([]);
  return (
    <>
      <section>
        <h2>Rows</h2>
        <KeyValueList label="Headers" rows={rows} onChange={setRows} keyLabel="Name" />
        <p>{JSON.stringify(rows)}</p>
      </section>
      <section>
        <h2>None yet</h2>
        <KeyValueList label="Parameters" rows={none} onChange={setNone} />
      </section>
      <section>
        <h2>Disabled</h2>
        <KeyValueList label="Fixed" disabled rows={rows} onChange={setRows} />
      </section>
    </>
  );
}
