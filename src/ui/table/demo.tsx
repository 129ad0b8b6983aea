import { Link } from '../link/Link.tsx';
import { Table } from './Table.tsx';

const people = [
  { name: 'Ada Lovelace', born: 1815, isAlive: false },
  { name: 'Alan Turing', born: 1912, died: 1954, isAlive: false },
];
const wide = [Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`column ${index + 1}`, `value ${index + 1}`]))];

export default function TableDemo() {
  return (
    <>
      <section>
        <h2>Without headers: all keys of all rows</h2>
        <Table data={people} />
      </section>
      <section>
        <h2>A list of keys</h2>
        <Table data={people} headers={['born', 'name']} description="Pioneers by year" />
      </section>
      <section>
        <h2>Keys with labels</h2>
        <Table
          data={people}
          headers={[
            { key: 'name', label: 'Name' },
            { key: 'died', label: 'Year of death' },
          ]}
        />
      </section>
      <section>
        <h2>A map from key to label</h2>
        <Table data={people} headers={{ name: 'Name', born: 'Year of birth', isAlive: 'Alive' }} />
      </section>
      <section>
        <h2>Hidden headers</h2>
        <Table data={people} hideHeaders />
      </section>
      <section>
        <h2>Wide</h2>
        <Table data={wide} />
      </section>
      <section>
        <h2>Elements in cells</h2>
        <Table
          data={[
            { key: 'a link', value: <Link to="/c-lib">All widgets</Link> },
            { key: 'code', value: <code>npm test</code> },
            { key: 'nothing', value: undefined },
            { key: 'a number', value: 1 },
            { key: 'yes or no', value: true },
          ]}
        />
      </section>
      <section>
        <h2>No rows</h2>
        <Table data={[]} headers={['name', 'born']} />
      </section>
    </>
  );
}
